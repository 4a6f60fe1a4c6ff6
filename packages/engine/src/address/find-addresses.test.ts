import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Address } from './address.ts';
import { addressesInLink, addressesInText, MAX_ADDRESSES } from './find-addresses.ts';
import { readAddress } from './read-address.ts';

const canonical = (addresses: readonly Address[]): readonly string[] =>
  addresses.map((address) => address.canonical);

describe('one address in many spellings', () => {
  it.each([
    'mtn.bj/aide',
    'www.mtn.bj/aide',
    'HTTP://WWW.MTN.BJ/aide',
    ' https://mtn.bj/aide ',
    '« https://mtn.bj/aide »',
    '(https://mtn.bj/aide)',
    'https://mtn.bj/aide.',
    '<https://mtn.bj/aide>',
    '“mtn.bj/aide”,',
    'http:\\\\mtn.bj\\aide',
    'https:/mtn.bj/aide',
    'https:mtn.bj/aide',
    'https//mtn.bj/aide',
    'https;//mtn.bj/aide',
    'htps://mtn.bj/aide',
    '//mtn.bj/aide',
    'https://https://mtn.bj/aide',
    'hxxps://mtn[.]bj/aide',
    'mtn(.)bj/aide',
    'ｈｔｔｐｓ：／／ｍｔｎ．ｂｊ／ａｉｄｅ',
    'https://mtn。bj/aide',
    'https://mtn%2Ebj/aide',
    'https://%6d%74%6e.bj/aide',
    'https://mtn.bj./aide',
    'https://mtn.bj:443/aide',
    'http://mtn.bj:80/aide',
    'https://mtn.bj:99999/aide',
    'https://m\u200btn.bj/aide',
    '\u2068https://mtn.bj/aide\u2069',
    'https://mtn\t.bj/ai\nde',
    'www. mtn .bj/aide',
    'Lien:https://mtn.bj/aide',
    'Cliquez ici : https://mtn.bj/aide, merci',
  ])('%j', (value) => {
    expect(canonical(addressesInLink(value))).toContain('mtn.bj/aide');
  });
});

describe('hosts that hide what they are', () => {
  it.each([
    ['http://3320503561/', '197.234.221.9'],
    ['http://0xC5EADD09/', '197.234.221.9'],
    ['http://0305.0352.0335.011/', '197.234.221.9'],
    ['http://197.15392009/', '197.234.221.9'],
    ['http://[2001:DB8::9]/', '[2001:db8::9]'],
  ])('%s is the address %s', (value, host) => {
    expect(addressesInLink(value)[0]).toMatchObject({ host, isIp: true });
  });

  it('shows the letters of an international name', () => {
    expect(addressesInLink('https://xn--cole-9oa.example.com')[0]?.shownHost).toBe('école.example.com');
    expect(addressesInLink('https://école.example.com')[0]?.host).toBe('xn--cole-9oa.example.com');
  });

  it('undoes nested encoding in the path', () => {
    expect(addressesInLink('https://a.bj/%252570romo')[0]?.path).toBe('/promo');
  });

  it('tells credentials from the host', () => {
    expect(addressesInLink('https://www.mtn.bj@promo.xyz/a')[0]).toMatchObject({
      credentials: 'www.mtn.bj',
      host: 'promo.xyz',
    });
    expect(addressesInLink('service@promo.xyz')[0]).toMatchObject({
      kind: 'mail',
      host: 'promo.xyz',
      credentials: '',
    });
  });
});

describe('what is no address', () => {
  it.each([
    'bonjour',
    '97 12 34 56',
    '10.000',
    '3.5',
    '12/11/2026',
    'tel:+22997123456',
    'fin.Merci',
    'localhost',
    '',
    '...',
    'http://',
    '@',
    'a@b',
    '€.€',
  ])('%j', (value) => {
    expect(addressesInLink(value)).toEqual([]);
  });
});

describe('addresses within a text', () => {
  it('are found in order, without the punctuation around them', () => {
    const text = 'Voir www.mtn.bj, ou (bit.ly/a1) ; sinon écrivez à info@promo.xyz.';
    expect(canonical(addressesInText(text))).toEqual(['mtn.bj/', 'bit.ly/a1', 'promo.xyz/']);
  });

  it('are no forgotten blanks between sentences', () => {
    expect(addressesInText('Je viens.Merci svp.je paie.Le prix est 10.000 F.De rien.')).toEqual([]);
  });

  it('are no words with an ellipsis between them', () => {
    expect(addressesInText('Bon...je viens. Non..il dort… Toute la population...moi aussi…oui.')).toEqual([]);
    expect(addressesInText('hu..me, too wk.lol')).toEqual([]);
  });

  it('are found behind an ellipsis', () => {
    expect(canonical(addressesInText('Clique ici...https://promo.xyz/a'))).toEqual(['promo.xyz/a']);
    expect(canonical(addressesInText('ici..www.promo.xyz'))).toEqual(['promo.xyz/']);
  });

  it(`are at most ${MAX_ADDRESSES}`, () => {
    expect(addressesInText('https://a.bj '.repeat(100))).toHaveLength(MAX_ADDRESSES);
  });
});

describe('any text', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
  );

  it('is read without failing, and every address lies within it', () => {
    fc.assert(
      fc.property(anything, (value) => {
        for (const { span } of [...addressesInLink(value), ...addressesInText(value)]) {
          expect(span[0]).toBeGreaterThanOrEqual(0);
          expect(span[1]).toBeLessThanOrEqual(value.length);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('has addresses whose canonical spelling is read as itself', () => {
    fc.assert(
      fc.property(anything, (value) => {
        for (const address of addressesInLink(value).filter(({ kind }) => kind === 'web')) {
          expect(readAddress(`http://${address.canonical}`, [0, 1])?.canonical).toBe(address.canonical);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

it.each(['Solde 41.23.To see it', 'code :2476.MTN does not ask', 'Frais 1.500.Pour rembourser'])(
  'takes a figure at the end of a sentence for no address: %s',
  (text) => {
    expect(addressesInText(text)).toEqual([]);
  },
);
