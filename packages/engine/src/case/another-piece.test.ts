import { expect, it } from 'vitest';
import { NEW_CASE, restoreCase, step } from '../../node/cases.ts';

const say = (state: typeof NEW_CASE, message: string) =>
  step(restoreCase(JSON.parse(JSON.stringify(state))), message, { language: 'fr' });
const TOLD = 'un homme dit que jai gagné 500000 à la tombola et il demande 10000 de frais de dossier';

/** A number, what it is about, and a second number. */
function asked() {
  const first = say(NEW_CASE, '01 97 10 00 01');
  const told = say(first.state, TOLD);
  return say(told.state, '+229 01 66 20 00 02');
}

it('asks whether a second number belongs to the same matter, once', () => {
  const { reply, state } = asked();
  expect(reply.question).toBe('same');
  expect(reply.replies.map(({ id }) => id)).toEqual(['yes', 'no', 'unsure']);
  const same = say(state, 'oui');
  expect(same.state.facts).toContain('asked:fee');
  expect(same.state.aside).toBeUndefined();
  expect(say(same.state, '01 67 10 00 03').reply.question).not.toBe('same');
});

it.each(['Non', "c'est une autre personne"])('begins a case of its own with it after “%s”', (answer) => {
  const { state } = say(asked().state, answer);
  expect(state.facts).not.toContain('asked:fee');
  expect(state.isTold).toBe(false);
  expect(state.items).toBe(1);
});

it('asks nothing of the sort of the first one', () => {
  expect(say(NEW_CASE, '01 97 10 00 01').reply.question).not.toBe('same');
  expect(say(say(NEW_CASE, TOLD).state, '01 97 10 00 01').reply.question).not.toBe('same');
});
