import type { Names } from '../names.ts';

/** A first-level region of a country. */
export interface Region {
  /** The specification's id where it gives one, otherwise the ISO code. */
  readonly id: string;
  /** ISO 3166-2; its first two letters are the country. */
  readonly iso: string;
  readonly names: Names;
}
