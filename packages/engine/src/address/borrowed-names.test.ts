import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { borrowedNamesIn, isOwnersSite } from './borrowed-names.ts';
import { hostEndings } from './host-endings.ts';

const STRANGER = hostEndings('boutique-adjovi.com');

it.each([
  ['secure-paypal-login', 'paypal', 6, 6],
  ['mypaypalaccount', 'paypal', 0, 6],
  ['credit-agricole', 'creditagricole', 14, 14],
  ['/new/Docusign/index.html', 'docusign', 8, 8],
  ['chase', 'chasebank', 5, 0],
])('finds whose name stands in "%s"', (part, owner, asWord, inside) => {
  const found = borrowedNamesIn(part, STRANGER);
  expect(found.owners).toContain(owner);
  expect([found.asWord, found.inside]).toEqual([asWord, inside]);
  expect(found.share).toBeGreaterThan(0);
});

it.each(['purchases', 'telegramme228', '/produits/pagnes', '', '///', 'étéàçû'])(
  'finds none in "%s"',
  (part) => {
    expect(borrowedNamesIn(part, STRANGER)).toEqual({ asWord: 0, inside: 0, share: 0, owners: [] });
  },
);

it('does not take an owner for a borrower, wherever below its site the name stands', () => {
  const endings = hostEndings('login.paypal.com');
  expect(isOwnersSite(endings)).toBe(true);
  expect(borrowedNamesIn('paypal', endings).owners).toEqual([]);
  expect(isOwnersSite(hostEndings('paypal.com.verify.top'))).toBe(false);
});

it('reads anything, and finds no name longer than what it read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (part) => {
      const { asWord, inside, share } = borrowedNamesIn(part, STRANGER);
      expect(Math.max(asWord, inside)).toBeLessThanOrEqual(part.toLowerCase().length);
      expect(share).toBeLessThanOrEqual(1);
    }),
  );
});
