import { describe, expect, test } from 'vitest';
import { toBody, toTokens } from './markdown.ts';

const body = (markdown: string) => toBody(toTokens(markdown, 'test'));

describe('Markdown', () => {
  test('becomes HTML and plain sentences', () => {
    expect(body('## Titre\n\nUn **mot** et [un lien](/verify).\n\n- un\n- deux\n\n> Message\n')).toEqual({
      html: '<h2>Titre</h2>\n<p>Un <strong>mot</strong> et <a href="/verify">un lien</a>.</p>\n<ul>\n<li>un</li>\n<li>deux</li>\n</ul>\n<blockquote>\n<p>Message</p>\n</blockquote>',
      speech: 'Titre\nUn mot et un lien.\nun\ndeux\nMessage',
    });
  });

  test('reads nested lists and line breaks aloud in order', () => {
    expect(body('1. un\n   - a\n   - b\n2. deux  \nsuite').speech).toBe('un\na\nb\ndeux suite');
  });

  test('escapes what would be markup, in the page only', () => {
    expect(body('Prix & "mots"')).toEqual({
      html: '<p>Prix &amp; &quot;mots&quot;</p>',
      speech: 'Prix & "mots"',
    });
  });

  test('has code and tables for programmers alone, and reads only the tables aloud', () => {
    const tokens = toTokens('`x`\n\n| a | *b* & c |\n|---|---|\n| 1 | 2 |\n\n```sh\ncurl x\n```\n', 'test', {
      isForProgrammers: true,
    });
    const { html, speech } = toBody(tokens);
    expect(html).toContain('<code class="language-sh">curl x');
    expect(html).toContain('<td>1</td>');
    // Wider than a phone, it scrolls in a part that the keyboard reaches and that has a name; the table itself stays a table.
    expect(html).toContain('<div role="group" tabindex="0" aria-label="a, b &amp; c">\n<table>');
    expect(html).toContain('<pre tabindex="0">');
    expect(speech).toBe('x\n1. 2');
  });

  test.each([
    ['raw HTML in a line', 'un <b>mot</b>'],
    ['a block of raw HTML', '<script>alert(1)</script>'],
    ['a comment', '<!-- x -->'],
    ['an image', '![x](/x.png)'],
    ['code', '`x`'],
    ['a table', '| a |\n|---|\n| b |'],
    ['a heading of the first level', '# Titre'],
    ['raw HTML in a list in a quotation', '> - a <i>b</i>'],
  ])('refuses %s', (_name, markdown) => {
    expect(() => toTokens(markdown, 'fr/x.md')).toThrow(/^fr\/x\.md: /);
  });
});
