import type { ErrorCode } from '@scamguard/contracts';
import type { KeptPages } from '../accepted-file.ts';

/** What a stranger sent, and what its first bytes say it is. */
export interface SentFile {
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** The picture that is kept instead of the file. */
export interface DrawnFile {
  readonly mediaType: 'image/jpeg' | 'image/png';
  readonly bytes: Uint8Array;
  /** Of a document. */
  readonly pages?: KeptPages;
}

/** What the drawing program answers. */
export type Drawn = DrawnFile | { readonly refused: ErrorCode };
