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
])('%s', (heard, wallet) => {
  expect(walletIn(heard)).toBe(wallet);
});
