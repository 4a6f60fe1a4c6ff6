import { expect, it } from 'vitest';
import { phonesInText } from './find-phones.ts';

it.each([
  'ID 19005237044',
  'ID:19005237044',
  'Ref 0197123456',
  'Réf. : 0197123456',
  'Solde 0197123456',
  'Transaction n° 19005237044',
  'ID de la transaction : 19005237044',
  'Financial Transaction Id: 19005237044.',
  'TID: 19005237044',
  'TxnID 19005237044',
  'Compteur 0197123456',
])('reads no telephone number in %s', (text) => {
  expect(phonesInText(text)).toEqual([]);
});

it.each([
  'Appelez le 01 97 12 34 56',
  'Renvoyez à ce numéro : 01 97 12 34 56',
  'Réf. 4410, appelez le 01 97 12 34 56',
  'Le transfert vient du 01 97 12 34 56',
  'Je suis David, 01 97 12 34 56',
])('reads one in %s', (text) => {
  expect(phonesInText(text).map(({ e164 }) => e164)).toEqual(['+2290197123456']);
});

it('reads none in any id that begins like a premium number', () => {
  for (let id = 19_000_000_000; id < 19_000_200_000; id += 1_000)
    expect(phonesInText(`Paiement 5000F 2025-11-23 Solde:482F ID:${id} Ref:-`)).toEqual([]);
});
