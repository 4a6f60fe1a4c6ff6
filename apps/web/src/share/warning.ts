/** The message to somebody else about a check. It holds nothing that the visitor typed. */
export interface Warning {
  readonly verdict: 'danger' | 'caution';
  /** The verdict in a word or two, in the visitor's language. */
  readonly word: string;
  /** What to do first. */
  readonly action: string;
  /** The message that goes with the picture, or alone where no picture can be sent. */
  readonly lines: readonly string[];
  /** Path of the page that it invites to. */
  readonly page: string;
}
