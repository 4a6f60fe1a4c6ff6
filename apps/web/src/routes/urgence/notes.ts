/** What the visitor writes down; all of it may stay empty. */
export interface Notes {
  readonly amount: string;
  readonly number: string;
  readonly transaction: string;
  readonly story: string;
}

export const NO_NOTES: Notes = { amount: '', number: '', transaction: '', story: '' };
