import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstAidAddress } from './first-aid-address.ts';
import { operatorNamed } from './operator-named.ts';

describe('the operator that somebody names', () => {
  it.each([
    ["J'ai envoyé 50000 par MoMo", 'mtn'],
    ['mon compte Moov Money est vide', 'moov'],
    ['il a pris mon Flooz', 'moov'],
    ['j’ai payé avec Wave', 'wave'],
    ['argent parti de mon Orange Money', 'orange'],
    ['my OPay don empty', 'opay'],
    ['Mixx by Yas', 'yas'],
  ])('in %s is %s', (text, operator) => expect(operatorNamed([text])).toBe(operator));

  it.each(['une orange et une pomme', 'la vague wave du surf', 'bonjour', ''])('is none in %s', (text) => {
    expect(operatorNamed([text])).toBeUndefined();
  });

  it('is the last one, whatever was said before', () => {
    expect(operatorNamed(['par MTN', 'non, par Wave', 'je ne sais pas'])).toBe('wave');
  });

  it('is looked for in anything without failing', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'aeomntvw éÉ’\u0301\n\uD800🙂1-'), maxLength: 60 }),
        (text) => void operatorNamed([text]),
      ),
      { numRuns: 50 },
    );
  });
});

describe('the address of first aid', () => {
  it('says what is gone, the operator, and the country where it is the only one', () => {
    expect(firstAidAddress(['money'], ['mon OPay'])).toBe('/urgence?lost=money&operator=opay&country=NG');
    expect(firstAidAddress(['code'], ['par MTN'])).toBe('/urgence?lost=code&operator=mtn');
    expect(firstAidAddress([], [])).toBe('/urgence');
  });
});
