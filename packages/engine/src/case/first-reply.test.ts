import { describe, expect, it } from 'vitest';
import { NEW_CASE, step } from '../../node/cases.ts';
import type { ActionId } from './actions/action-ids.ts';
import type { CaseStep } from './speaking.ts';
import { action } from './speech/reply.ts';

/** The last answer to these messages. */
function answerTo(...messages: readonly string[]): CaseStep {
  let last: CaseStep | undefined;
  for (const message of messages)
    last = step(last?.state ?? NEW_CASE, message, { language: 'fr', known: {} });
  if (last === undefined) throw new Error('Nothing was said.');
  return last;
}
const says = ({ reply, state }: CaseStep, id: ActionId): boolean =>
  reply.parts.some(({ text }) => text === action(state.language ?? 'fr', id).text);

describe('what is gone', () => {
  it.each([
    'il faut payer 22500 pour les frais de dossier et je viens chercher le chèque',
    'il dit que si je ne renvoie pas les 45000 dans 10 minutes il va à la police',
    'elle demande 185000 pour la douane de mon colis',
  ])('is not told by a sum in a story: %s', (story) => {
    const { state } = answerTo('un inconnu dit que jai gagné 1 million à la tombola orange', story);
    expect(state.facts).not.toContain('done:money');
    expect(state.answered).not.toContain('done:money');
  });

  it('is told by a sum alone, and by a yes', () => {
    const asked = 'un inconnu dit que jai gagné 1 million et il demande 10000 de frais de dossier';
    expect(answerTo(asked, '10000 hier soir').state.facts).toContain('done:money');
    expect(answerTo(asked, "oui j'ai envoyé 10000").state.facts.join()).toMatch(/done:(?:money|fee)/);
  });

  it('is no longer blocked after a year', () => {
    const told = answerTo(
      "l'année passée j'ai envoyé 300000 à un faux vendeur de moto sur facebook, il a disparu",
    );
    expect(says(told, 'call-operator')).toBe(false);
  });
});

describe('"mtn"', () => {
  it.each(['mtn il me demande 30000', 'mtn elle dit que c un gars', 'jai peur mtn je fais quoi'])(
    'is no network in “%s”',
    (text) => {
      const { state } = answerTo(text);
      expect(state.wallet).toBeUndefined();
      expect(state.facts).not.toContain('says:is-operator');
    },
  );

  it('is the network where it is one', () => {
    expect(answerTo("j'ai payé 5000 par mtn momo").state.wallet).toBe('mtn');
  });
});

describe('a first reply', () => {
  it.each([
    'i just feel like ending everything, i am tired of this life',
    "j'ai honte je veux en finir, je veux mourir",
  ])('puts a life before everything else: %s', (text) => {
    const told = answerTo('they sent my naked pictures to everybody', text);
    const order = told.reply.outcome?.recommendations[0]?.text ?? told.reply.parts.map(({ text }) => text);
    expect(order).toContain(action(told.state.language ?? 'fr', 'stay-with-somebody').text);
  });

  it('gives one order to somebody who is still on the phone', () => {
    const told = answerTo(
      'il est au telephone avec moi là là il dit de taper mon code momo vite sinon bloqué',
    );
    expect(says(told, 'hang-up')).toBe(true);
    expect(told.reply.parts.filter(({ text }) => text === action('fr', 'do-not-share-code').text)).toEqual(
      [],
    );
  });

  it('does not order anybody to block a payment where nothing is gone', () => {
    const told = answerTo('un client dit de faire un dépôt de 150000, son frère arrive avec le liquide');
    expect(says(told, 'call-operator')).toBe(false);
  });

  it('says what would settle it where nobody can tell', () => {
    const told = answerTo('mon cousin écrit avec un nouveau numéro, il dit que son téléphone est cassé');
    expect(told.reply.question).toBeDefined();
    expect(says(told, 'call-known-number')).toBe(true);
  });
});

describe('after the verdict', () => {
  const STORY =
    "un monsieur dit qu'il a envoyé 45000 par erreur sur mon momo et il veut que je renvoie, mon solde n'a pas bougé";

  it('whoever goes on telling is heard, and no sentence comes twice', () => {
    const before = answerTo(STORY, 'Non, rien');
    expect(before.state.phase).toBe('completed');
    const after = step(before.state, 'ce matin il est passé dans le quartier avec un autre homme en moto', {
      language: 'fr',
    });
    expect(after.state.phase).toBe('completed');
    expect(after.reply.outcome).toBeDefined();
    const said = new Set(before.reply.parts.map(({ text }) => text));
    expect(
      after.reply.parts.filter(({ text }) => said.has(text) && !text.includes('faire maintenant')),
    ).toEqual([]);
  });
});

it('judges a link that is named in a story', () => {
  const { state } = answerTo(
    'ma soeur a recu un message avec mtn-bj.promo-gagnant.xyz et elle me demande si elle peut ouvrir',
  );
  expect(state.quotedRisk).toBeGreaterThan(33);
});

it('tells who sells to keep the thing, and not to pay nothing', () => {
  const reply = answerTo(
    "l'acheteur dit qu'il a payé mon ordinateur, le sms est venu mais mon solde est toujours à 212, son livreur est à ma porte",
  );
  expect(says(reply, 'keep-the-goods') || says(reply, 'do-not-confirm')).toBe(true);
  expect(says(reply, 'do-not-pay')).toBe(false);
});

it.each(['on ma volé 20000 sur momo', "quelqu'un a pris mon argent", 'my money was stolen from my wallet'])(
  'takes nobody who was robbed for a victim of who recovers money: %s',
  (text) => {
    expect(
      answerTo(text)
        .reply.parts.map((part) => part.text)
        .join(' '),
    ).not.toMatch(/récup|recover/);
  },
);
