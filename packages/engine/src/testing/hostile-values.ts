import type { ItemKind } from '../vocabulary.ts';

/** Largest values that the server lets in. */
const LINE = 2_048;
const TEXT = 20_000;

/** Values made to be slow: long runs, deep nesting, near misses of every pattern. */
export function hostileValues(): readonly {
  readonly name: string;
  readonly kind: ItemKind;
  readonly value: string;
}[] {
  const fragments: Readonly<Record<string, string>> = {
    'full stops': '.',
    'full stops and a letter': '.a',
    blanks: ' ',
    'blank and dot': ' .',
    hyphens: '-',
    slashes: '/',
    'at signs': 'a@',
    'nested encoding': '%25',
    'broken encoding': '%e2%82',
    brackets: '([{',
    digits: '1',
    'digits and blanks': '1 ',
    'stars and digits': '*1',
    hashes: '#*',
    'plus signs': '+1-',
    'zero-width characters': '\u200b',
    'zero-width between letters': 'a\u200b',
    'combining marks': 'e\u0301\u0302\u0303',
    'lone surrogates': '\ud83d',
    'surrogates in the wrong order': '\udc69\ud83d',
    'words turned round': '\u202etnemeiap\u202c ',
    'marks piled up': 'o\u0300\u0301\u0302\u0303\u0304\u0305\u0306\u0307',
    'encoding in encoding': '%2525252e%25252f',
    'zero characters': '\0a',
    'masked links': '<URL> <TEL> ',
    'broken masks': '<nom',
    emoji: '👩‍👩‍👧',
    'letters one by one': 'c o d e ',
    'Cyrillic look-alikes': 'раураl',
    'brand names': 'whatsapp-facebook-',
    'near brand names': 'whatsaap facebok ',
    subdomains: 'mtn.',
    'Punycode labels': 'xn--a.',
    'links of one letter': 'a.bj ',
    'long links': 'https://a.bj/?u=https://b.bj/ ',
    'demands and denials': 'ne pas envoyez le code ',
    'every trick': 'félicitations envoyez code frais urgent colis compte bloqué cliquez lien ',
    amounts: '50 000 F ',
    'telephone numbers': '+229 97 12 34 56 ',
    ligatures: 'ﷺ',
  };
  const kinds: readonly ItemKind[] = ['link', 'number', 'profile', 'conversation'];
  return Object.entries(fragments).flatMap(([name, fragment]) =>
    kinds.flatMap((kind) => {
      const length = kind === 'conversation' ? TEXT : LINE;
      const run = fragment.repeat(Math.ceil(length / fragment.length));
      return [
        { name, kind, value: run.slice(0, length) },
        { name: `${name} in an address`, kind, value: `https://${run}`.slice(0, length) },
        { name: `${name} before an ending`, kind, value: `${run.slice(0, length - 5)}!x.bj` },
      ];
    }),
  );
}
