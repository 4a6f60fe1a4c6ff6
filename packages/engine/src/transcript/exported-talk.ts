/** A date in figures, and a time of day, as telephones write them. Every repetition is bounded. */
const DATE = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{1,4}`;
const TIME = String.raw`\d{1,2}[:h]\d{2}(?::\d{2})?(?:[ \u00a0\u202f]?[ap]\.?m\.?)?`;
const STAMP = String.raw`(?:${DATE},?(?: à| at)? ${TIME}|${TIME},? ${DATE})`;
/**
 * The head of each message in a talk that WhatsApp or an SMS backup exports (`12/03/2026, 14:22 - Awa: `, `[12/03/2026, 14:22:10]
 * Awa: `) or that is copied out of WhatsApp (`[14:22, 12/03/2026] Awa: `).
 */
const HEAD = new RegExp(
  String.raw`^[\u200e\u200f ]{0,3}(?:\[${STAMP}\] {0,2}|${STAMP} {1,2}[-–] {1,2})([^:\n]{1,40}): ?`,
  'gimu',
);
/** The names that an export gives the owner of the telephone. */
const OWNER = /^(?:moi|vous|toi|me|you|myself|envoyé|sent)$/i;

/** The place of one message in an exported talk, its head included. */
interface Said {
  readonly name: string;
  readonly start: number;
  readonly words: number;
  readonly end: number;
  readonly isOwn: boolean;
}

/** The messages of an exported talk, in order; none in any other text. */
export function messagesIn(text: string): readonly Said[] {
  const heads = [...text.matchAll(HEAD)];
  return heads.map((head, index) => ({
    name: (head[1] ?? '').trim(),
    start: head.index,
    words: head.index + head[0].length,
    end: heads[index + 1]?.index ?? text.length,
    isOwn: OWNER.test((head[1] ?? '').trim()),
  }));
}

/**
 * The words of the others in an exported talk. Blanks stand in place of dates, names and the visitor's own messages, so that
 * every place stays where it was. A sender's number is not a number to call, and the visitor's own messages ask nothing of the
 * visitor. Any other text stays as it is.
 */
export function wordsOfOthers(text: string): string {
  let heard = '';
  let at = 0;
  const blank = (to: number) => {
    heard += text.slice(at, to).replace(/[^\n]/g, ' ');
    at = to;
  };
  for (const { start, words, end, isOwn } of messagesIn(text)) {
    heard += text.slice(at, start);
    at = start;
    blank(isOwn ? end : words);
  }
  return heard + text.slice(at);
}
