/** A name per language: French always, another where it differs. */
export interface Names {
  readonly fr: string;
  readonly en?: string;
}
