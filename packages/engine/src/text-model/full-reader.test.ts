import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openRuns, RUN_BITS } from '../learned/runs.ts';
import { packWeights } from '../learned/weight-table.ts';
import { FULL_READERS } from '../readers/full.ts';
import { SMALL_READERS } from '../readers/small.ts';
import { readConversation } from '../reading/conversation-reading.ts';
import { FamiliesBuffer } from './families-buffer.ts';
import { FEATURE_BITS, textFeatures } from './features.ts';
import { maskedText } from './masked-text.ts';
import { FAMILIES, NUMBERS, RUNS_FROM, textNumbers } from './text-numbers.ts';
import { learnedTexts, weighTextRuns } from './text-runs.ts';

const NO_RUNS = openRuns(packWeights(new Float64Array(2 ** RUN_BITS), RUN_BITS));
const buffer = new FamiliesBuffer(FEATURE_BITS);

function scoreOf(text: string) {
  return FULL_READERS.text(readConversation(text, {}), []);
}

it('writes every number of a text, and only numbers', () => {
  for (const text of ['', '\n', 'Bonjour', '💸'.repeat(3_000), 'Payez 5000 F au 0197000000 : https://a.bj']) {
    const reading = readConversation(text, {});
    const features = textFeatures(reading, [], buffer);
    const masked = maskedText(reading, features.tokens);
    const numbers = new Float64Array(NUMBERS + 1).fill(Number.NaN);
    textNumbers(features, masked, numbers);
    weighTextRuns(learnedTexts(masked, features.tokens), NO_RUNS, numbers, RUNS_FROM);
    expect(numbers.subarray(FAMILIES + 1, NUMBERS).some(Number.isNaN)).toBe(false);
    expect(Number.isNaN(numbers[NUMBERS])).toBe(true);
  }
});

it('tells who asks from who warns, as the small reader does', () => {
  const asks = "C'est MTN. Donnez-moi le code que vous venez de recevoir, sinon votre compte sera bloqué.";
  const warns =
    'MTN : ne donnez jamais le code que vous recevez, même à un agent. Personne ne vous le demandera.';
  for (const { text } of [FULL_READERS, SMALL_READERS]) {
    const riskOf = (message: string) => text(readConversation(message, {}), []).risk;
    expect(riskOf(asks)).toBeGreaterThan(riskOf(warns));
  }
});

it('judges any text with a number, and the same text alike', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const first = scoreOf(text);
      expect(Number.isFinite(first.logOdds)).toBe(true);
      expect(scoreOf(text)).toEqual(first);
    }),
  );
});
