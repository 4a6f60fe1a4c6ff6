import { expect, it } from 'vitest';
import { NEW_CASE, step } from '../../node/cases.ts';
import { HONEST_GROUPS } from '../testing/group-talks.ts';

/** Pastes a talk and answers nothing until the verdict. */
function endOf(talk: string) {
  let taken = step(NEW_CASE, talk, { language: 'fr' });
  while (taken.reply.outcome === undefined) taken = step(taken.state, 'je ne sais pas', { language: 'fr' });
  return taken;
}

it.each(Object.entries(HONEST_GROUPS))('calls no honest talk of a group a danger: %s', (_, talk) => {
  expect(endOf(talk).reply.outcome?.verdict).not.toBe('danger');
});

it('does not take for the visitor whoever says “I” in a talk of a group', () => {
  const { state } = endOf(HONEST_GROUPS.tontine ?? '');
  expect(state.facts.filter((fact) => fact.startsWith('done:'))).toEqual([]);
});

it('hears what is told before the talk', () => {
  const told = `j'ai envoyé 10 000 sur ce numéro hier et on ne me répond plus, voici le groupe\n${HONEST_GROUPS.tontine}`;
  expect(endOf(told).state.facts).toContain('done:money');
});
