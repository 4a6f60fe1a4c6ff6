/** A file that has been checked and may be kept. */
export interface AcceptedFile {
  readonly kind: 'picture' | 'pdf' | 'voice';
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}
