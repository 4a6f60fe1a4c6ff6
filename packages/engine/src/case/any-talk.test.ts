import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { answerOf, type CaseState, NEW_CASE, restoreCase, step } from './index.ts';

const PIECES = [
  'Bonjour',
  'oui',
  'Non',
  'je ne sais pas',
  'Je ne sais pas',
  '1',
  '3',
  'pourquoi ?',
  'et maintenant ?',
  'Nouvelle analyse',
  'merci',
  'idiot',
  "j'ai payé 20 000 sur moov",
  'jai rien envoyé',
  'il veut mon code',
  'il dit kil est agent mtn',
  'mon code secret est 4821',
  'https://mtn-bonus.xyz/gagner',
  '+229 01 97 11 22 33',
  'Vous avez gagné 500 000 F. Payez les frais au 0197112233.',
  'i no know am, e dey call me since',
  "j'ai plus envie de vivre",
  'Ẹ ǹlẹ́ o',
  '👍',
  '\u0000\u202e￿',
];
const message = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...PIECES) },
  { weight: 2, arbitrary: fc.string({ maxLength: 80, unit: 'grapheme' }) },
  {
    weight: 1,
    arbitrary: fc.array(fc.constantFrom(...PIECES), { maxLength: 6 }).map((pieces) => pieces.join(' ')),
  },
);

it('never loses a talk, whatever is said in it', () => {
  fc.assert(
    fc.property(
      fc.array(message, { minLength: 1, maxLength: 8 }),
      fc.constantFrom('fr' as const, 'en' as const, 'yo' as const),
      (messages, language) => {
        let state: CaseState = NEW_CASE;
        for (const text of messages) {
          const stored = JSON.stringify(state);
          expect(restoreCase(JSON.parse(stored))).toEqual(state);
          const taken = step(state, text, { language });
          const answer = answerOf(taken);
          ({ state } = taken);
          expect(answer.parts.length).toBeGreaterThan(0);
          expect(answer.replies.length).toBeGreaterThan(1);
          for (const part of answer.parts) expect(part.text).not.toMatch(/[{}]|undefined/);
          expect(answer.analysis + JSON.stringify(state)).not.toContain('4821');
          expect(answer.isSafe === true).toBe(answer.verdict === 'safe');
          expect(stored.length).toBeLessThan(12_000);
          if (state.phase === 'completed' && answer.verdict) {
            expect(answer.recommendations?.length).toBeGreaterThan(0);
            expect(answer.recommendations?.length).toBeLessThanOrEqual(3);
            if (answer.verdict === 'danger') expect(answer.reasons?.length).toBeGreaterThan(0);
          }
        }
      },
    ),
    { numRuns: 300 },
  );
});

it('begins anew with what is no state', () => {
  for (const stored of [
    undefined,
    null,
    7,
    'x',
    [],
    {},
    { ...NEW_CASE, model: 'another' },
    { ...NEW_CASE, asked: ['x'] },
  ])
    expect(restoreCase(stored)).toEqual(NEW_CASE);
});
