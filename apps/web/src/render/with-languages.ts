import { READ_ATTRIBUTES, type Said } from '../language/said.ts';

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
 * Rendered HTML with `lang` on the elements whose own words, or else whose names, are texts of the interface. An element that has
 * a language already keeps it.
 */
export function withLanguages(html: string, said: Said): string {
  if (said.size === 0) return html;
  const languageOf = (text = '') =>
    said.get(text.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity));
  const pieces = html.match(PIECE) ?? [];
  /** Places of the start tags that are open. */
  const open: number[] = [];
  /** Languages of elements, by the place of their start tag: of their words, and of their names. */
  const spoken = new Map<number, string>();
  const named = new Map<number, string>();
  for (const [place, piece] of pieces.entries()) {
    if (piece.startsWith('</')) open.pop();
    else if (/^<[a-z]/i.test(piece)) {
      const name = READ_ATTRIBUTES.map((attribute) => languageOf(valueOf(piece, attribute))).find(Boolean);
      if (name) named.set(place, name);
      if (!piece.endsWith('/>')) open.push(place);
    } else if (!piece.startsWith('<')) {
      const language = languageOf(piece);
      const owner = open.at(-1);
      if (language && owner !== undefined && !spoken.has(owner)) spoken.set(owner, language);
    }
  }
  return pieces
    .map((piece, place) => {
      const language = spoken.get(place) ?? named.get(place);
      if (!language || / lang="/.test(piece)) return piece;
      return piece.replace(/^<[^\s/>]+/, (start) => `${start} lang="${language}"`);
    })
    .join('');
}

const valueOf = (tag: string, attribute: string) => new RegExp(` ${attribute}="([^"]*)"`).exec(tag)?.[1];
