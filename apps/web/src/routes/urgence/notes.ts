/** The visitor's notes. All of them may stay empty. */
export interface Notes {
  readonly amount: string;
  readonly number: string;
  readonly transaction: string;
  readonly story: string;
}

export const NO_NOTES: Notes = { amount: '', number: '', transaction: '', story: '' };
