import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clausesIn } from './clauses.ts';
import { CIRCUMSTANCE_EXAMPLES } from './examples/circumstances.ts';
import { CLAIM_EXAMPLES } from './examples/claims.ts';
import { DEED_EXAMPLES } from './examples/deeds.ts';
import { nameOf } from './fact.ts';
import { factsIn, factsOf, factsOfAll } from './read-facts.ts';

const namesIn = (text: string) => factsIn(text).map(nameOf);

const examples = Object.entries({ ...CIRCUMSTANCE_EXAMPLES, ...CLAIM_EXAMPLES, ...DEED_EXAMPLES });
const told = (list: 'fires' | 'silent') =>
  examples.flatMap(([fact, sentences]) => sentences[list].map((text) => [fact, text] as const));

it.each(told('fires'))('%s fires on “%s”', (fact, text) => {
  expect(namesIn(text)).toContain(fact);
});

it.each(told('silent'))('%s stays silent on “%s”', (fact, text) => {
  expect(namesIn(text)).not.toContain(fact);
});

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
  ['le vendeur a disparu', 'true:blocked-me'],
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
  ['mon solde na pas changé', 'true:balance-changed'],
  ["j'ai commandé un téléphone", 'true:verified'],
  ['mon argent a disparu de mon momo', 'true:blocked-me'],
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

it('keeps what a pronoun stands for from one message to the next', () => {
  const facts = factsOfAll(['il veut le code', 'i don give am'].map((text) => clausesIn(text)));
  expect(facts.map((each) => each.map(nameOf))).toEqual([['asked:code'], ['done:code']]);
});

it('calls the money of a matter by what the rest of it says', () => {
  const [, asked] = factsOfAll(
    ["c'est une offre d'emploi", 'il demande 20 mille'].map((text) => clausesIn(text)),
  );
  expect(asked?.map(nameOf)).toContain('asked:fee');
  expect(asked?.map(nameOf)).not.toContain('asked:money');
});

it('takes what was told before into account', () => {
  const told = factsOf(clausesIn('il demande 20 mille'), ['says:loan']).map(nameOf);
  expect(told).toContain('asked:fee');
});

it.each(['je ', 'une dame ', '1000 ', 'j ai envoye 5000 a ', '+33 ', "don't "])(
  'takes clauses without a stop apart, so that long texts of “%s” stay quick',
  (piece) => {
    const { clauses } = clausesIn(piece.repeat(20_000 / piece.length));
    expect(Math.max(...clauses.map(({ words }) => words.length))).toBeLessThanOrEqual(40);
  },
);

it('reads every telling of words that it knows, whatever their order', () => {
  const words = fc.constantFrom(
    ...'il elle je jai pas envoye 5000 code pin le la ma soeur banque dit veut + 33 , . ?'.split(' '),
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 60 }), (list) => {
      const text = list.join(' ');
      for (const { span } of factsIn(text)) {
        expect(span[0]).toBeLessThan(span[1]);
        expect(span[1]).toBeLessThanOrEqual(text.length);
      }
    }),
  );
});

it('hears no secret given by who types it themselves, and one that was typed for others', () => {
  expect(namesIn('he never asked for it, I put my PIN myself and he turned away')).not.toContain('done:pin');
  expect(namesIn('I typed my PIN on his machine myself')).toContain('done:pin');
  expect(namesIn('I put my PIN for him')).toContain('done:pin');
});
