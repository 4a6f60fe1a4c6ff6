import { Marked, Renderer, type Token, type Tokens } from 'marked';
import { ContentError } from './content-error.ts';
import type { Body } from './library.ts';

const marked = new Marked({ gfm: true, async: false });

/** Our texts need no more than this; anything else is a slip, or markup that we do not want on a page. */
const ALLOWED = new Set([
  'space',
  'heading',
  'paragraph',
  'text',
  'escape',
  'strong',
  'em',
  'br',
  'list',
  'list_item',
  'blockquote',
  'link',
]);

/** What only a page for programmers needs. */
const OF_PROGRAMMERS = new Set(['code', 'codespan', 'table']);

export interface MarkdownOptions {
  /** Code and tables are allowed. */
  readonly isForProgrammers?: boolean;
}

/** @throws {ContentError} for raw HTML, images, a heading above the second level, or what this page does not need. */
export function toTokens(
  markdown: string,
  place: string,
  { isForProgrammers = false }: MarkdownOptions = {},
): Token[] {
  const tokens = marked.lexer(markdown);
  marked.walkTokens(tokens, (token) => {
    if (!ALLOWED.has(token.type) && !(isForProgrammers && OF_PROGRAMMERS.has(token.type)))
      throw new ContentError(place, [`no ${token.type} in our texts: ${token.raw.trim()}`]);
    if (token.type === 'heading' && token.depth < 2) {
      throw new ContentError(place, [
        'headings begin at the second level; the title stands in the front matter',
      ]);
    }
  });
  return tokens;
}

export function toBody(tokens: Token[]): Body {
  const html = marked.parser(tokens, { ...marked.defaults, renderer: new Scrolling() });
  return { html: html.trim(), speech: sentences(tokens).join('\n') };
}

/**
 * What is wider than a phone scrolls by itself, and the keyboard reaches it. A table does so inside a part that is named by the heads
 * of its columns: one that scrolled itself would be no table to a screen reader any more.
 */
class Scrolling extends Renderer<string, string> {
  override code(token: Tokens.Code): string {
    return super.code(token).replace('<pre>', '<pre tabindex="0">');
  }
  override table(token: Tokens.Table): string {
    const heads = token.header.map(({ tokens }) => tokens.map(plain).join('')).join(', ');
    return `<div role="group" tabindex="0" aria-label="${forAttribute(heads)}">\n${super.table(token)}</div>\n`;
  }
}

const forAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function sentences(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => {
    if (token.type === 'list') return (token as Tokens.List).items.flatMap((item) => sentences(item.tokens));
    if (token.type === 'blockquote') return sentences((token as Tokens.Blockquote).tokens);
    if (token.type === 'space' || token.type === 'code') return [];
    if (token.type === 'table')
      return (token as Tokens.Table).rows.map((row) =>
        row.map((cell) => cell.tokens.map(plain).join('')).join('. '),
      );
    return [plain(token)];
  });
}

function plain(token: Token): string {
  if (token.type === 'br') return ' ';
  if ('tokens' in token && token.tokens) return token.tokens.map(plain).join('');
  return 'text' in token ? String(token.text) : '';
}
