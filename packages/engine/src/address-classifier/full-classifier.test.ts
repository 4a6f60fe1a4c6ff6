import { expect, it } from 'vitest';
import { FULL_CLASSIFIERS } from '../../node/index.ts';
import { findingsInLink } from '../examine/link.ts';
import { signalFeatures } from '../examine/signal-features.ts';
import { NGRAM_BITS, openNgrams } from '../inference/backoff-model.ts';
import { packWeights } from '../inference/weight-table.ts';
import { readLinks } from '../reading/link-reading.ts';
import { FEATURE_GROUPS } from './address-features.ts';
import { DENSE_FEATURES, NGRAM_SCORES_FROM, writeDenseFeatures } from './dense-features.ts';
import { scoreAddressNgrams } from './language-models.ts';
import { lookUp } from './lookup-features.ts';

const NO_NGRAMS = openNgrams(packWeights(new Float64Array(2 ** NGRAM_BITS), NGRAM_BITS));

function riskOf(link: string): number {
  const reading = readLinks(link, {})[0];
  if (!reading) throw new Error(`No address in ${link}.`);
  return FULL_CLASSIFIERS.address(reading.address, signalFeatures(findingsInLink(reading))).risk;
}

it('gives scheme and www. no part in the score', () => {
  const ways = ['http://', 'https://', 'http://www.', 'https://www.', ''];
  expect(new Set(ways.map((way) => riskOf(`${way}boutique-adjovi.com/produits/pagnes`))).size).toBe(1);
});

it('takes a listed site for less suspicious than one whose name differs by a letter', () => {
  expect(riskOf('https://radiotamazuj.org/login')).toBeLessThan(riskOf('https://radiotamazaj.org/login'));
});

it('takes a name typed at random for more suspicious than one made of syllables', () => {
  expect(riskOf('https://xkzvqptw.com/compte')).toBeGreaterThan(riskOf('https://marchandet.com/compte'));
});

it('takes a name on the site of somebody else for a bad sign', () => {
  expect(riskOf('https://espace-raiffeisen.com/')).toBeGreaterThan(riskOf('https://espace-raifferlin.com/'));
  expect(riskOf('https://boutique-adjovi.com/docusign/')).toBeGreaterThan(
    riskOf('https://boutique-adjovi.com/documents/'),
  );
});

it('writes every dense feature of an address, and only numbers', () => {
  for (const link of ['a.bj', 'http://1.2.3.4:8080/', `x.com/${'é'.repeat(900)}?${'a=b&'.repeat(300)}#@`]) {
    const reading = readLinks(link, {})[0];
    if (!reading) throw new Error(`No address in ${link}.`);
    const written = new Float64Array(DENSE_FEATURES + 1).fill(Number.NaN);
    writeDenseFeatures(reading.address, lookUp(reading.address), written);
    scoreAddressNgrams(reading.address, NO_NGRAMS, written, NGRAM_SCORES_FROM);
    expect(written.subarray(FEATURE_GROUPS.length + 1, DENSE_FEATURES).some(Number.isNaN)).toBe(false);
    expect(Number.isNaN(written[DENSE_FEATURES])).toBe(true);
  }
});
