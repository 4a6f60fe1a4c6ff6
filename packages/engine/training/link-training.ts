import { ADDRESS_BITS, addressFeatures } from '../src/address-model/address-features.ts';
import { addressNumbers, NUMBERS } from '../src/address-model/address-numbers.ts';
import type { AddressParts } from '../src/address-model/address-shape.ts';
import { fullFeatures, lookUp } from '../src/address-model/looked-up.ts';
import type { AddressWeights } from '../src/address-model/score-address.ts';
import { mostFromLikeness } from '../src/examine/learned-evidence.ts';
import { findingsInLink } from '../src/examine/link.ts';
import { FeatureBuffer } from '../src/learned/feature-buffer.ts';
import { remarksOf } from '../src/learned/remarks.ts';
import { packWeights, unpackWeights, weightAt } from '../src/learned/weight-table.ts';
import { readLinks } from '../src/reading/link-reading.ts';
import { score } from '../src/scoring/score.ts';
import { LINK_SETTINGS, SMALL_TABLE, weightOfLink } from './link-recipe.ts';
import type { LogisticModel, Vector } from './logistic.ts';
import { withoutLone } from './lone-features.ts';
import type { LinkRow } from './rows.ts';
import { trainSparse } from './sparse.ts';

/** What a server sees of a link. */
export interface FullFeatures {
  readonly vector: Vector;
  /** Where each family of features ends. */
  readonly ends: Int32Array;
  /** The figures of the address; the places of what tables and runs say are empty. */
  readonly figures: Float64Array;
  readonly address: AddressParts;
}

/** A link with its features, read once for all trainings. */
export interface ReadLink {
  readonly row: LinkRow;
  /** What its owner registered: all addresses below it go to one fold. */
  readonly site: string;
  /** What the signals alone make of it, in per cent. */
  readonly signalsRisk: number;
  /** Most that the learned reader may say, in per cent. */
  readonly most: number;
  /** What a browser sees of it, in the buckets of its smaller table. */
  readonly vector: Vector;
  /** Where each family of these features ends. */
  readonly ends: Int32Array;
  readonly full: FullFeatures;
}

const buffer = new FeatureBuffer(ADDRESS_BITS);

/** Reads a link as the engine does; `undefined` when the engine sees no address in it. */
export function readLink(row: LinkRow): ReadLink | undefined {
  const reading = readLinks(row.url, {})[0];
  if (!reading) return undefined;
  const { address } = reading;
  const findings = findingsInLink(reading);
  const remarks = remarksOf(findings);
  const ends = addressFeatures(address, remarks, buffer).slice();
  const { buckets, values } = filled();
  const coarser = ADDRESS_BITS - SMALL_TABLE.bits;
  const lookedUp = lookUp(address);
  const figures = new Float64Array(NUMBERS);
  addressNumbers(address, lookedUp, figures);
  const fullEnds = fullFeatures(address, remarks, lookedUp, buffer).slice();
  return {
    row,
    site: address.site,
    signalsRisk: score(findings).riskLevel,
    most: mostFromLikeness(reading, findings),
    vector: { buckets: buckets.map((bucket) => bucket >>> coarser), values },
    ends,
    full: { vector: filled(), ends: fullEnds, figures, address },
  };
}

const filled = (): Vector => ({
  buckets: buffer.buckets.slice(0, buffer.length),
  values: buffer.values.slice(0, buffer.length),
});

/** Trains a browser's reader; its weights are rounded to what is shipped, so that every figure is for what is run. */
export function trainLinks(links: readonly ReadLink[]): LogisticModel {
  const examples = links.map(({ row, vector, ends }) => ({
    ...vector,
    ends,
    target: row.label === 'scam' ? 1 : 0,
    weight: weightOfLink(row),
  }));
  const { bits, keep } = SMALL_TABLE;
  const size = 2 ** bits;
  const { weights, bias } = trainSparse(withoutLone(examples, size), [{ size, keep }], LINK_SETTINGS);
  const shipped = unpackWeights(packWeights(weights, bits));
  return { weights: weights.map((_, bucket) => weightAt(shipped, bucket)), bias };
}

/** Packs a trained reader as it is shipped. */
export const packLinks = (
  { weights, bias }: LogisticModel,
  curve: AddressWeights['curve'],
): AddressWeights => ({ bias, table: packWeights(weights, SMALL_TABLE.bits), curve });
