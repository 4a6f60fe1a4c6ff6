import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullCase } from '../../../node/full-case.ts';
import { clausesIn } from '../facts/clauses.ts';
import type { FactName } from '../facts/fact.ts';
import { chancesOfTold, type FactClassifier, openFactClassifier } from './fact-classifier.ts';

const packed = fullCase().factClassifier;
if (packed === undefined) throw new Error('The full model reads no facts.');
const classifier: FactClassifier = openFactClassifier(packed);
const chanceOf = (fact: FactName, text: string): number =>
  chancesOfTold(classifier, clausesIn(text)).get(fact) ?? 0;

describe('who did what, and who only wants it', () => {
  it.each([
    [
      'done:money',
      'je lui ai déjà transféré 40 000 par Moov',
      'il veut que je lui transfère 40 000 par Moov',
    ],
    ['not:money', "pour le moment je n'ai rien payé", "j'ai tout payé hier"],
    ['asked:code', 'he wants me to read him the code', 'nobody asked me for any code'],
    [
      'true:verified',
      "j'ai appelé ma sœur sur son numéro habituel, elle confirme",
      "je n'ai pas pu appeler ma sœur",
    ],
    ['not:received', "la robe n'est jamais arrivée", 'la robe est arrivée hier'],
  ] as const)('%s is told by "%s", and less by "%s"', (fact, told, other) => {
    expect(chanceOf(fact, told)).toBeGreaterThan(0.3);
    expect(chanceOf(fact, told)).toBeGreaterThan(2 * chanceOf(fact, other));
  });
});

it('is read in the clause that tells it, however long the rest is', () => {
  const told = "je n'ai rien payé";
  const rest = 'le temps est beau. ma voisine vend des tomates. il y a du monde au marché. '.repeat(4);
  expect(chanceOf('not:money', `${rest}${told}`)).toBeGreaterThan(0.3 * chanceOf('not:money', told));
});

it('gives a chance to every fact, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      for (const chance of chancesOfTold(classifier, clausesIn(text)).values())
        expect(chance >= 0 && chance <= 1).toBe(true);
    }),
  );
});

it('reads nothing where nothing was said', () => {
  expect(Math.max(...chancesOfTold(classifier, clausesIn('')).values())).toBe(0);
});
