/** A file of texts, all elements' together. */
export interface TextsFile {
  readonly default: unknown;
  /** Says inside an element which sentences are not French. Only in files that are not complete. */
  readonly markOwn?: (inside: ParentNode & Node) => void;
  /** Says that nobody who speaks the language has reviewed it, in the language beneath. Only in files that are not complete. */
  readonly unreviewed?: string;
}
