/** A file that has been checked and may be kept. */
export interface AcceptedFile {
  readonly kind: 'picture' | 'voice';
  readonly mediaType: string;
  readonly bytes: Uint8Array;
  /** For a document: the number of its pages in the picture. */
  readonly pages?: KeptPages;
}

export interface KeptPages {
  readonly kept: number;
  /** How many the document says it has. */
  readonly total: number;
}
