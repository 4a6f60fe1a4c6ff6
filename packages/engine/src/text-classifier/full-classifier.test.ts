import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FULL_CLASSIFIERS } from '../../node/index.ts';
import { SMALL_CLASSIFIERS } from '../classifiers/small.ts';
import { NGRAM_BITS, openNgrams } from '../inference/backoff-model.ts';
import { packWeights } from '../inference/weight-table.ts';
import { readConversation } from '../reading/conversation-reading.ts';
import { DENSE_FEATURES, FEATURE_GROUPS, NGRAM_SCORES_FROM, writeDenseFeatures } from './dense-features.ts';
import { FEATURE_BITS, textFeatures } from './features.ts';
import { GroupedFeatureBuffer } from './grouped-feature-buffer.ts';
import { modelledTexts, scoreTextNgrams } from './language-models.ts';
import { maskedText } from './masked-text.ts';

const NO_NGRAMS = openNgrams(packWeights(new Float64Array(2 ** NGRAM_BITS), NGRAM_BITS));
const buffer = new GroupedFeatureBuffer(FEATURE_BITS);

function scoreOf(text: string) {
  return FULL_CLASSIFIERS.text(readConversation(text, {}), []);
}

it('writes every dense feature of a text, and only numbers', () => {
  for (const text of ['', '\n', 'Bonjour', '💸'.repeat(3_000), 'Payez 5000 F au 0197000000 : https://a.bj']) {
    const reading = readConversation(text, {});
    const features = textFeatures(reading, [], buffer);
    const masked = maskedText(reading, features.tokens);
    const written = new Float64Array(DENSE_FEATURES + 1).fill(Number.NaN);
    writeDenseFeatures(features, masked, written);
    scoreTextNgrams(modelledTexts(masked, features.tokens), NO_NGRAMS, written, NGRAM_SCORES_FROM);
    expect(written.subarray(FEATURE_GROUPS + 1, DENSE_FEATURES).some(Number.isNaN)).toBe(false);
    expect(Number.isNaN(written[DENSE_FEATURES])).toBe(true);
  }
});

it('tells who asks from who warns, as the small classifier does', () => {
  const asks = "C'est MTN. Donnez-moi le code que vous venez de recevoir, sinon votre compte sera bloqué.";
  const warns =
    'MTN : ne donnez jamais le code que vous recevez, même à un agent. Personne ne vous le demandera.';
  for (const { text } of [FULL_CLASSIFIERS, SMALL_CLASSIFIERS]) {
    const riskOf = (message: string) => text(readConversation(message, {}), []).risk;
    expect(riskOf(asks)).toBeGreaterThan(riskOf(warns));
  }
});

it('scores any text with a finite number, and the same text alike', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const first = scoreOf(text);
      expect(Number.isFinite(first.logOdds)).toBe(true);
      expect(scoreOf(text)).toEqual(first);
    }),
  );
});
