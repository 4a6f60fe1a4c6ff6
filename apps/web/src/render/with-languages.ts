import { languageSaid, type Said } from '../language/said.ts';

/** Tags, and the text between them. In what React renders, `>` stands in no attribute. */
const PIECE = /<[^>]*>|[^<]+/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/**
 * Rendered HTML with `lang` on each element whose own words, or else whose name, are texts of the interface. It follows the rule
 * of {@link languageSaid}, as the browser goes on with it. An element whose language no text of the interface decides keeps its
 * own.
 */
export function withLanguages(html: string, said: Said): string {
  if (said.size === 0) return html;
  const pieces = html.match(PIECE) ?? [];
  /** Places of the start tags that are open. */
  const open: number[] = [];
  /** The own words of elements, by the place of their start tag. */
  const words = new Map<number, string[]>();
  for (const [place, piece] of pieces.entries()) {
    if (piece.startsWith('</')) open.pop();
    else if (/^<[a-z]/i.test(piece)) {
      words.set(place, []);
      if (!piece.endsWith('/>')) open.push(place);
    } else if (!piece.startsWith('<')) words.get(open.at(-1) ?? -1)?.push(unescaped(piece));
  }
  return pieces
    .map((piece, place) => {
      const own = words.get(place);
      if (!own) return piece;
      const language = languageSaid(said, own, (attribute) => valueOf(piece, attribute));
      if (!language) return piece;
      return piece
        .replace(/ lang="[^"]*"/, '')
        .replace(/^<[^\s/>]+/, (start) => `${start} lang="${language}"`);
    })
    .join('');
}

const unescaped = (text: string) => text.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);

const valueOf = (tag: string, attribute: string) =>
  unescaped(new RegExp(` ${attribute}="([^"]*)"`).exec(tag)?.[1] ?? '');
