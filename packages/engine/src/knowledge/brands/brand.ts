/**
 * A name that people trust, where it really lives, and how it is recognised in an address that borrows it. Lists are written as words
 * with spaces between them, and read where they are needed: a first verdict needs few of them.
 */
export interface Brand {
  /** As the visitor knows it. */
  readonly name: string;
  /** Lower-case spellings without spaces and hyphens, most usual first. */
  readonly words: string;
  /** Domains that certainly belong to it. */
  readonly domains: string;
  /** A better name for single domains, e.g. that of the national company. */
  readonly owners?: Readonly<Record<string, string>>;
  /** Domains read in one public source only: neither proof nor imitation. */
  readonly unconfirmed?: string;
  /** Its words are short or everyday words ("orange", "wave"): they count only beside a second sign. */
  readonly isWord?: true;
  /** It lives on the listed domains alone, so that its bare name under any other ending is a copy. */
  readonly livesOnlyThere?: true;
  /** Honest words that contain its name or differ by a letter ("finance" for Binance). */
  readonly innocent?: string;
}

/** The words of a list. */
export const listed = (words = ''): readonly string[] => (words === '' ? [] : words.split(' '));
