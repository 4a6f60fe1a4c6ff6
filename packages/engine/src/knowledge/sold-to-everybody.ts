import { words } from './words.ts';

/** Endings of countries that are sold world-wide like general ones. Source: the registries' offers, October 2026. */
export const SOLD_TO_EVERYBODY: ReadonlySet<string> = new Set(
  words('cc co io me tv ws gg to la su pw fm im st ly'),
);
