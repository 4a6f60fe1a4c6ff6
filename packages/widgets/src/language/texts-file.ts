/** A file of texts, all elements' together. */
export interface TextsFile {
  readonly default: unknown;
  /** Says inside an element which sentences are not French. Only in files that are not complete. */
  readonly markOwn?: (inside: ParentNode & Node) => void;
}
