/** A public list of sites, packed: a mark for each. */
export interface SiteList {
  readonly name: string;
  readonly licence: string;
  /** When it was read: ISO 8601 month. */
  readonly date: string;
  /** How many sites stand in it. */
  readonly sites: number;
  /** Their marks, five letters each. */
  readonly marks: string;
}
