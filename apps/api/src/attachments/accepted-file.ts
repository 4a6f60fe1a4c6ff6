/** A file that has been checked and may be kept. */
export interface AcceptedFile {
  readonly kind: 'picture' | 'voice';
  readonly mediaType: string;
  readonly bytes: Uint8Array;
  /** Of a document: how many of its pages the picture shows. */
  readonly pages?: KeptPages;
}

export interface KeptPages {
  readonly kept: number;
  /** How many the document says it has. */
  readonly total: number;
}
