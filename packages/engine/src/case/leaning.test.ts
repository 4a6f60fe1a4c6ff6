import { expect, it } from 'vitest';
import { NEW_CASE, step } from '../../node/cases.ts';
import { fullCase } from '../../node/full-case.ts';
import { READERS } from '../../node/readers.ts';
import { openCaseModel } from './belief/packed-network.ts';
import { CASE_KINDS } from './kinds.ts';
import { leansHonest } from './leaning.ts';
import { type Standing, standingOf } from './standing.ts';

const { network } = openCaseModel(fullCase(), READERS);
const blank = standingOf(network, NEW_CASE);

/** A case of which nobody can tell, with so much chance of an honest family matter. */
const standing = (honest: number, other: Partial<Standing> = {}): Standing => ({
  ...blank,
  chances: Float64Array.from(CASE_KINDS, (kind) => (kind === 'honest_family' ? honest : 0)),
  riskLevel: 4,
  verdict: 'unknown',
  isCalm: false,
  ...other,
});

it('says what a matter looks like where it is likely enough and nothing is at stake', () => {
  expect(leansHonest(standing(0.9), { facts: ['says:is-family'] })).toBe(true);
  expect(leansHonest(standing(0.7), { facts: ['says:is-family'] })).toBe(false);
  expect(leansHonest(standing(0.9, { riskLevel: 20 }), { facts: [] })).toBe(false);
  expect(leansHonest(standing(0.9, { verdict: 'caution' }), { facts: [] })).toBe(false);
});

it.each([
  'done:money',
  'asked:code',
  'true:new-number',
  'says:publish',
  'true:child',
  'asked:money-back',
] as const)('says nothing of the kind where %s was told', (fact) => {
  expect(leansHonest(standing(0.95), { facts: [fact] })).toBe(false);
});

it('tells what to check beside it, and calls nothing unsuspicious', () => {
  const story =
    "chaque mois notre tontine de 14 femmes cotise 25 000, c'est la trésorière que je connais depuis l'enfance qui ramasse, neuf femmes ont déjà payé et les tours d'avant ont tous été payés. ce mois-ci c'est le tour de Awa, son mariage est le 20";
  let last = step(NEW_CASE, story, { language: 'fr' });
  for (const answer of ['je ne sais pas', 'je ne sais pas'])
    last = step(last.state, answer, { language: 'fr' });
  const said = last.reply.parts.map(({ text }) => text).join(' ');
  expect(last.reply.outcome?.verdict).toBe('unknown');
  expect(said).toMatch(/ressemble plutôt à .* Je ne peux pas le confirmer/);
  expect(last.reply.outcome?.recommendations.length).toBeGreaterThan(0);
});
