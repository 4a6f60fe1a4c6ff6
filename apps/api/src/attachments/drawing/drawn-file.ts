import type { ErrorCode } from '@scamguard/contracts';
import type { KeptPages } from '../accepted-file.ts';

/** A stranger's file, and the type that its first bytes say it has. */
export interface SentFile {
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** The picture that is kept instead of the file. */
export interface DrawnFile {
  readonly mediaType: 'image/jpeg' | 'image/png';
  readonly bytes: Uint8Array;
  /** The kept pages of a document. */
  readonly pages?: KeptPages;
}

/** What the drawing program answers. */
export type Drawn = DrawnFile | { readonly refused: ErrorCode };
