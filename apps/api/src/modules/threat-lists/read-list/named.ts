/** The thing that a list names: a page or a whole host, as it is written there. */
export type Named = string;

/** One format of lists. */
export interface ListFormat {
  /** Whether a list is written in it, told by its content: servers name types wrongly. */
  readonly isWrittenIn: (text: string) => boolean;
  readonly named: (text: string) => Iterable<Named>;
}

const LINE_END = /\r\n|\n|\r/;
/** A line that says something about the list, and names nothing. */
const COMMENT = /^(?:[#;!]|\/\/)/;

/** Lines without blanks around them, comments and empty lines. */
export const linesOf = (text: string): string[] =>
  text
    .split(LINE_END)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !COMMENT.test(line));
