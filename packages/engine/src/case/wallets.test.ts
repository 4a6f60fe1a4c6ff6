import { expect, it } from 'vitest';
import { walletIn } from './wallets.ts';

it.each([
  ['j ai paye par tmoney, il y avait le logo de la banque mondiale', 'other'],
  ['elle travaille a la banque mais j ai envoye par moov', 'moov'],
  ['retire de mon compte a la banque', 'bank'],
  ['un pret de la banque mondiale', undefined],
  ['a grant of the world bank', undefined],
  ['i paid by bank', 'bank'],
  ['mtn il dit d envoyer', undefined],
  ['j ai envoye 150 000 par western union', 'agency'],
  ['sent it with moneygram to accra', 'agency'],
  ['j ai envoye trois cartes itunes', 'voucher'],
  ['he made me buy two steam gift cards', 'voucher'],
  ['une appli de pret sur google play, j ai paye les frais', undefined],
  ['paye 60 000 cash au grand marche', 'cash'],
  ['donne en main propre a un demarcheur', 'cash'],
  ['i gave him the money by hand', 'cash'],
  ['elle a deja donne 85mille en main', 'cash'],
  ['retire 50 000 en especes puis envoye par momo', 'mtn'],
  ['i went to cash out at the booth', undefined],
])('%s', (heard, wallet) => {
  expect(walletIn(heard)).toBe(wallet);
});
