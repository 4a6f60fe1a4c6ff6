import { words } from './words.ts';

/** Calling codes of satellites (870, 881) and of networks that belong to no country (882, 883). Source: ITU-T E.164, 2026. */
export const NETWORKS_WITHOUT_COUNTRY: ReadonlySet<string> = new Set(words('870 881 882 883'));
