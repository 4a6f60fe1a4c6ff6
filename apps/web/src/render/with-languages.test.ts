import { expect, it, test } from 'vitest';
import { withLanguages } from './with-languages.ts';

const said = new Map([
  ['Danger', 'fr'],
  ['Bonjour & <merci>', 'fr'],
  ['Bóyá', 'yo'],
]);

test.each([
  ['a text', '<p class="a">Danger</p>', '<p lang="fr" class="a">Danger</p>'],
  [
    'a text with entities',
    '<p>Bonjour &amp; &lt;merci&gt;</p>',
    '<p lang="fr">Bonjour &amp; &lt;merci&gt;</p>',
  ],
  [
    'a text after an icon',
    '<a href="/"><svg><path d="m/"></path></svg>Danger</a>',
    '<a lang="fr" href="/"><svg><path d="m/"></path></svg>Danger</a>',
  ],
  [
    'a text beside one that is not of the interface',
    '<p>12<!-- --> <!-- -->Bóyá<br/>x</p>',
    '<p lang="yo">12<!-- --> <!-- -->Bóyá<br/>x</p>',
  ],
  [
    'a name, where there are no own words',
    '<nav aria-label="Danger"><a href="/">Bóyá</a><input placeholder="Danger"/></nav>',
    '<nav lang="fr" aria-label="Danger"><a lang="yo" href="/">Bóyá</a><input lang="fr" placeholder="Danger"/></nav>',
  ],
  ['words before a name', '<b title="Danger">Bóyá</b>', '<b lang="yo" title="Danger">Bóyá</b>'],
  ['a text under another language', '<p lang="en">Danger</p>', '<p lang="fr">Danger</p>'],
  ['what is none of the interface', '<p lang="en">Hello</p>', '<p lang="en">Hello</p>'],
])('%s says which language it is in', (_, html, expected) => {
  expect(withLanguages(html, said)).toBe(expected);
});

it('leaves a page of a complete language as it is', () => {
  expect(withLanguages('<p>Danger</p>', new Map())).toBe('<p>Danger</p>');
});
