import { describe, expect, it } from 'vitest';
import { NEW_CASE, step } from '../../../node/cases.ts';
import { fullCase } from '../../../node/full-case.ts';
import { openCaseModel } from '../belief/packed-network.ts';
import { standingOf } from '../standing.ts';
import { replyIn } from './hear-reply.ts';

const { network } = openCaseModel(fullCase());
const FEE = 'le service SBEE veut 20 000 pour mon compteur';

const talk = (...messages: readonly string[]) => {
  let now = step(NEW_CASE, messages[0] ?? '', { language: 'fr' });
  for (const message of messages.slice(1)) now = step(now.state, message, { language: 'fr' });
  return now;
};

describe('who gets a fee that is wanted in the name of a service', () => {
  it('is asked', () => {
    const { state, reply } = talk(FEE);
    expect(state.asked).toContain('payee');
    expect(reply.replies.map(({ id }) => id)).toEqual([
      'payee-counter',
      'payee-known',
      'payee-person',
      'unsure',
    ]);
  });

  it.each(["Le numéro d'une personne", 'sur son numéro moov', 'à lui, en main propre'])(
    'leaves a doubt at the least where it is a person: %s',
    (answer) => {
      const { state } = talk(FEE, answer);
      expect(state.answered).toContain('not:official-payee');
      expect(standingOf(network, state).riskLevel).toBeGreaterThanOrEqual(50);
    },
  );

  it.each(['La caisse, le guichet', 'à la caisse'])('is the till: %s', (answer) => {
    expect(talk(FEE, answer).state.answered).toContain('true:official-payee');
  });

  it('is no question to who told it', () => {
    expect(talk(`${FEE}, à payer à la caisse de la SBEE`).state.asked).not.toContain('payee');
  });

  it('is not asked of what is free', () => {
    expect(talk("j'ai une convocation de la mairie pour ma carte, c'est gratuit").state.asked).not.toContain(
      'payee',
    );
  });
});

it.each([
  ["c'est pas la caisse", 'payee-person'],
  ['pas à la caisse', 'payee-person'],
  ['no be the cashier', 'payee-person'],
  ['la caisse du monsieur', 'payee-person'],
  ["pas quelqu'un que je connais", undefined],
  ['person wey i no know', undefined],
  ['le frère du monsieur', 'payee-person'],
  ["le patron de l'annonce", undefined],
  ['my own brother', 'payee-known'],
  ['quelqu’un que je connais bien', 'payee-known'],
  ['the cashier', 'payee-counter'],
] as const)('“%s” names %s', (answer, reply) => {
  expect(replyIn('payee', answer, [])).toBe(reply);
});
