import { expect, it } from 'vitest';
import { findingsInLink } from '../examine/link.ts';
import { remarksOf } from '../learned/remarks.ts';
import { openRuns, RUN_BITS } from '../learned/runs.ts';
import { packWeights } from '../learned/weight-table.ts';
import { FULL_READERS } from '../readers/full.ts';
import { readLinks } from '../reading/link-reading.ts';
import { FAMILIES } from './address-features.ts';
import { addressNumbers, NUMBERS, RUNS_FROM } from './address-numbers.ts';
import { addressRuns } from './address-runs.ts';
import { lookUp } from './looked-up.ts';

const NO_RUNS = openRuns(packWeights(new Float64Array(2 ** RUN_BITS), RUN_BITS));

function riskOf(link: string): number {
  const reading = readLinks(link, {})[0];
  if (!reading) throw new Error(`No address in ${link}.`);
  return FULL_READERS.address(reading.address, remarksOf(findingsInLink(reading))).risk;
}

it('gives scheme and www. no part in the score', () => {
  const ways = ['http://', 'https://', 'http://www.', 'https://www.', ''];
  expect(new Set(ways.map((way) => riskOf(`${way}boutique-adjovi.com/produits/pagnes`))).size).toBe(1);
});

it('takes a listed site for less strange than its neighbour of the alphabet', () => {
  expect(riskOf('https://radiotamazuj.org/login')).toBeLessThan(riskOf('https://radiotamazaj.org/login'));
});

it('takes a name typed at random for stranger than one made of syllables', () => {
  expect(riskOf('https://xkzvqptw.com/compte')).toBeGreaterThan(riskOf('https://marchandet.com/compte'));
});

it('takes a name that its owner does not stand behind for a bad sign', () => {
  expect(riskOf('https://espace-raiffeisen.com/')).toBeGreaterThan(riskOf('https://espace-raifferlin.com/'));
  expect(riskOf('https://boutique-adjovi.com/docusign/')).toBeGreaterThan(
    riskOf('https://boutique-adjovi.com/documents/'),
  );
});

it('writes every number of an address, and only numbers', () => {
  for (const link of ['a.bj', 'http://1.2.3.4:8080/', `x.com/${'é'.repeat(900)}?${'a=b&'.repeat(300)}#@`]) {
    const reading = readLinks(link, {})[0];
    if (!reading) throw new Error(`No address in ${link}.`);
    const numbers = new Float64Array(NUMBERS + 1).fill(Number.NaN);
    addressNumbers(reading.address, lookUp(reading.address), numbers);
    addressRuns(reading.address, NO_RUNS, numbers, RUNS_FROM);
    expect(numbers.subarray(FAMILIES.length + 1, NUMBERS).some(Number.isNaN)).toBe(false);
    expect(Number.isNaN(numbers[NUMBERS])).toBe(true);
  }
});
