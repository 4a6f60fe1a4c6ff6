import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readList } from './read-list.ts';

test.each([
  [
    'links',
    'https://colis-bloque.example/payer?x=1\nhttp://gain.prime.example/',
    ['domain:colis-bloque.example', 'host:gain.prime.example'],
  ],
  ['names', 'colis-bloque.example\r\n\r\nCOLIS-BLOQUE.example', ['domain:colis-bloque.example']],
  [
    'a hosts file',
    '# bad\n0.0.0.0 colis-bloque.example # since May\n127.0.0.1 localhost',
    ['domain:colis-bloque.example'],
  ],
  ['a table', '"https://colis-bloque.example/a","2026-11-21","phishing"', ['domain:colis-bloque.example']],
  ['what is no list', '<html><body>Not found</body></html>', []],
])('%s are read', (_name, text, keys) => {
  expect(readList(text)).toEqual(keys);
});

test('what the engine knows as honest is never listed', () => {
  expect(readList('https://www.google.com/url?q=x\nhttps://www.orange.ci/\nhttps://faux.example')).toEqual([
    'domain:faux.example',
  ]);
});

test('nothing that a list may hold makes it fail', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const key of readList(text)) expect(key).toMatch(/^(domain|host|page|profile|number):/);
    }),
  );
});
