import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lookupKeys } from './lookup-keys.ts';
import { ITEM_KINDS, type ItemKind } from './vocabulary.ts';

describe('the keys of an item', () => {
  it.each<[ItemKind, string, readonly string[]]>([
    ['link', 'https://www.boutique-adjovi.com/produits', ['domain:boutique-adjovi.com']],
    [
      'link',
      'HTTP://MTN-BJ.Promo-Gagnant.xyz/login',
      ['host:mtn-bj.promo-gagnant.xyz', 'domain:promo-gagnant.xyz'],
    ],
    ['link', 'http://197.234.221.9/momo', ['host:197.234.221.9']],
    ['number', '+229 97 12 34 56', ['number:+2290197123456']],
    ['number', '01 97 12 34 56', ['number:+2290197123456']],
    ['number', '*880#', []],
    ['profile', 'https://www.facebook.com/MTN.Gain.2026/', ['profile:facebook/mtn.gain.2026']],
    ['profile', '@mtn.gain', []],
    ['profile', 'Instagram @mtn.gain', ['profile:instagram/mtn.gain']],
    [
      'conversation',
      'Allez sur promo-gagnant.xyz ou appelez le 01 97 12 34 56.',
      ['domain:promo-gagnant.xyz', 'number:+2290197123456'],
    ],
    ['conversation', 'À demain au marché.', []],
  ])('%s %s', (kind, value, keys) => {
    expect(lookupKeys({ kind, value })).toEqual(keys);
  });

  it.each([
    ['https://tontine.vercel.app/x', ['domain:tontine.vercel.app']],
    ['https://vercel.app', []],
    ['https://bit.ly/3xYz12A', ['page:bit.ly/3xYz12A']],
    ['https://bit.ly/', []],
    ['https://www.facebook.com/groups/gains', ['page:facebook.com/groups/gains', 'profile:facebook/gains']],
    ['https://t.me/boutiqueadjovi', ['page:t.me/boutiqueadjovi', 'profile:telegram/boutiqueadjovi']],
    ['https://wa.me/22997123456', ['page:wa.me/22997123456', 'number:+2290197123456']],
    [
      'https://api.whatsapp.com/send?phone=2290197123456',
      ['page:api.whatsapp.com/send', 'number:+2290197123456'],
    ],
    ['https://www.facebook.com/', []],
    ['https://docs.google.com/forms/d/abc/viewform', ['page:docs.google.com/forms/d/abc/viewform']],
    ['https://csirt.gouv.bj/', ['domain:csirt.gouv.bj']],
    ['https://www.gouv.bj', ['host:gouv.bj']],
  ])('never blame a platform for what a stranger puts there: %s', (value, keys) => {
    expect(lookupKeys({ kind: 'link', value })).toEqual(keys);
  });

  it('are at most 8, all different, in the known forms, whatever the value', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ITEM_KINDS),
        fc.string({ unit: 'binary', maxLength: 300 }),
        (kind, value) => {
          const keys = lookupKeys({ kind, value });
          expect(keys.length).toBeLessThanOrEqual(8);
          expect(new Set(keys).size).toBe(keys.length);
          for (const key of keys) expect(key).toMatch(/^(?:host|domain|page|number|profile):./);
        },
      ),
    );
  });

  it('are the same for every spelling of an address', () => {
    const spellings = [
      'boutique-adjovi.com',
      'HTTPS://WWW.BOUTIQUE-ADJOVI.COM',
      '« http://boutique-adjovi.com. »',
      'boutique\u200b-adjovi.com',
      'https:\\\\boutique-adjovi.com\\',
    ];
    for (const value of spellings)
      expect(lookupKeys({ kind: 'link', value })).toEqual(['domain:boutique-adjovi.com']);
  });
});
