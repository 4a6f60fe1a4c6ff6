import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { undisguised } from './undisguised.ts';

const plain = (text: string): string => undisguised(text).replace(/ +/g, ' ').trim();

describe('words that were taken apart', () => {
  it.each([
    ['votre c o d e ici', 'votre code ici'],
    ['M T N et M*T*N et m.t.n', 'MTN et MTN et mtn'],
    ['e n v o y e z v o t r e c o d e', 'envoyez votre code'],
    ['votre com*pte', 'votre compte'],
    ['donnez le c0d3 de votre c0mpt3', 'donnez le code de votre compte'],
    ['votre comp te', 'votre compte'],
    ['votre cooode', 'votre code'],
    ['http://mtn-bj .promo .xyz/login', 'http://mtn-bj.promo.xyz/login'],
    ['allez sur mtn-bj point xyz vite', 'allez sur mtn-bj.xyz vite'],
    ['allez sur mtn-bj (dot) com vite', 'allez sur mtn-bj.com vite'],
    ['http://mtn-bonus.\nxyz/login', 'http://mtn-bonus.xyz/login'],
  ])('%j is read as %j', (written, meant) => {
    expect(plain(written)).toBe(meant);
  });

  it.each([
    'Composez *144*1*montant*pin#, puis 1.',
    '*Promo Orange* : 2Go a 500F. Info 1er decembre, 3jours, 4G.',
    'Rendez-vous a 10h30 avec M. A. Dossou. Top ! Info au 888.',
    'Il y a 5000F. A 3 h, dem1, je te rappelle. Merci.\nInfo demain',
    'ID:A1B2C3 solde 17350F https://wave.com/c0de?id=1',
  ])('%j stays as it is', (written) => {
    expect(undisguised(written)).toBe(written);
  });

  it('keeps every place, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (written) => {
        expect(undisguised(written)).toHaveLength(written.length);
      }),
    );
    const pieces = fc.constantFrom(
      'c o d e',
      '.',
      ' .',
      'xyz',
      ' point ',
      'com',
      'M T N',
      '*',
      '\n',
      'c0d3',
      'aaa',
      ' ',
      'comp te',
      '#',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        const written = parts.join('');
        expect(undisguised(written)).toHaveLength(written.length);
      }),
    );
  });
});
