import { expect, it } from 'vitest';
import { NEW_CASE, step } from '../../node/cases.ts';

const factsAfter = (...messages: readonly string[]) => {
  let state = NEW_CASE;
  for (const message of messages) ({ state } = step(state, message, { language: 'fr' }));
  return state.facts;
};

it('takes nothing for gone because a story sounds so', () => {
  const facts = factsAfter(
    'A rider phoned that he has my parcel and he is coming to Surulere, I should hold 14,300. I do not recognise his number. Should I worry',
  );
  expect(facts.filter((fact) => fact.startsWith('done:'))).toEqual([]);
});

it('reads nothing into a few words', () => {
  expect(factsAfter('mtn elle dit que c un gars')).not.toContain('says:is-operator');
});

it('does not contradict what was answered', () => {
  const facts = factsAfter('un monsieur dit que jai gagné 500000 et il demande 10000 de frais', 'Non, rien');
  expect(facts).toContain('not:money');
  expect(facts.filter((fact) => fact.startsWith('done:'))).toEqual([]);
});
