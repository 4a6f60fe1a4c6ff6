import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nameOf } from './fact.ts';
import { factsIn } from './read-facts.ts';

const namesIn = (text: string) => factsIn(text).map(nameOf);

it.each([
  ["J'ai envoyé 50 000 F par Momo", 'done:money'],
  ['jai envoyer largent deja', 'done:money'],
  ["j'ai anvoyé larjan", 'done:money'],
  ['i don send 20k give am', 'done:money'],
  ['I paid the clearance fee yesterday', 'done:fee'],
  ['ma mère a donné son code secret à un agent', 'done:pin'],
  ['jai mi mon mot de passe', 'done:password'],
  ['il me demande mon code pin', 'asked:pin'],
  ['on me demande de payer des frais de dossier', 'asked:fee'],
  ['they want me to pay a registration fee', 'asked:fee'],
  ['il appelle pour que je renvoie', 'asked:money-back'],
  ["je n'ai pas donné le code", 'not:code'],
  ['i did not send any money', 'not:money'],
  ['mon solde na pas bougé', 'not:balance-changed'],
  ['depuis il ma bloké', 'true:blocked-me'],
  ['jai 16 ans', 'true:child'],
  ['plus de réseau sur ma puce depuis hier', 'true:sim-dead'],
  ["je préfère mourir que de vivre cette honte, j'ai envie de mourir", 'true:despair'],
  ['un agent MTN au téléphone', 'says:is-operator'],
])('hears in “%s” that %s', (text, fact) => {
  expect(namesIn(text)).toContain(fact);
});

it.each([
  ['ils disent de ne jamais donner le code', 'asked:code'],
  ["je n'ai rien envoyé comme argent", 'done:money'],
  ['si je paye pas 100 mil il publie', 'refused:money'],
  ['Mon numéro de dossier est 4512', 'done:money'],
])('does not hear in “%s” that %s', (text, fact) => {
  expect(namesIn(text)).not.toContain(fact);
});

it('tells the sum, and where it was told', () => {
  const text = "J'ai envoyé 50 000 F à un inconnu";
  const money = factsIn(text).find((fact) => nameOf(fact) === 'done:money');
  expect(money?.amount).toBe(50_000);
  expect(text.slice(...(money?.span ?? [0, 0]))).toContain('50 000');
});

it('reads whatever strangers type, and points into it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      for (const { span } of factsIn(text)) {
        expect(span[0]).toBeLessThan(span[1]);
        expect(span[1]).toBeLessThanOrEqual(text.length);
      }
    }),
  );
});
