import { ADDRESS_BITS, addressFeatures } from '../src/address-classifier/address-features.ts';
import { DENSE_FEATURES, writeDenseFeatures } from '../src/address-classifier/dense-features.ts';
import type { AddressComponents } from '../src/address-classifier/lexical-features.ts';
import { fullFeatures, lookUp } from '../src/address-classifier/lookup-features.ts';
import type { AddressWeights } from '../src/address-classifier/small-classifier.ts';
import { mostFromLikeness } from '../src/examine/learned-evidence.ts';
import { findingsInLink } from '../src/examine/link.ts';
import { signalFeatures } from '../src/examine/signal-features.ts';
import { FeatureBuffer } from '../src/inference/feature-buffer.ts';
import { packWeights, unpackWeights, weightAt } from '../src/inference/weight-table.ts';
import { readLinks } from '../src/reading/link-reading.ts';
import { score } from '../src/scoring/score.ts';
import type { FullFeatures } from './full-training.ts';
import { LINK_SETTINGS, SMALL_TABLE, weightOfLink } from './link-hyperparameters.ts';
import type { Example, LogisticModel, SparseVector } from './logistic.ts';
import { trainPruned } from './pruning.ts';
import type { LinkRow } from './rows.ts';
import { withoutSingletons } from './singleton-features.ts';

/** The features of a link for the full classifier. */
interface FullLinkFeatures extends FullFeatures {
  readonly address: AddressComponents;
}

/** A link with its features, extracted once for all trainings. */
export interface FeaturizedLink {
  readonly row: LinkRow;
  /** Its registrable domain. All addresses of one domain go to one fold. */
  readonly site: string;
  /** The risk from the signals alone, in per cent. */
  readonly signalsRisk: number;
  /** The highest risk that the classifier may give, in per cent. */
  readonly maxLearnedRisk: number;
  /** The hashed features for the small classifier, in the buckets of its smaller table. */
  readonly vector: SparseVector;
  /** Where each group of these features ends. */
  readonly groupEnds: Int32Array;
  readonly full: FullLinkFeatures;
}

const buffer = new FeatureBuffer(ADDRESS_BITS);

/** Extracts the features of a link as the engine does; `undefined` if the engine finds no address in it. */
export function featurizeLink(row: LinkRow): FeaturizedLink | undefined {
  const reading = readLinks(row.url, {})[0];
  if (!reading) return undefined;
  const { address } = reading;
  const findings = findingsInLink(reading);
  const features = signalFeatures(findings);
  const groupEnds = addressFeatures(address, features, buffer).slice();
  const { buckets, values } = filled();
  const coarser = ADDRESS_BITS - SMALL_TABLE.bits;
  const lookedUp = lookUp(address);
  const denseFeatures = new Float64Array(DENSE_FEATURES);
  writeDenseFeatures(address, lookedUp, denseFeatures);
  const fullEnds = fullFeatures(address, features, lookedUp, buffer).slice();
  return {
    row,
    site: address.site,
    signalsRisk: score(findings).riskLevel,
    maxLearnedRisk: mostFromLikeness(reading, findings),
    vector: { buckets: buckets.map((bucket) => bucket >>> coarser), values },
    groupEnds,
    full: { vector: filled(), groupEnds: fullEnds, denseFeatures, address },
  };
}

const filled = (): SparseVector => ({
  buckets: buffer.buckets.slice(0, buffer.length),
  values: buffer.values.slice(0, buffer.length),
});

/** Trains the small classifier. Its weights are quantized to what is shipped, so that every figure is for what is shipped. */
export function trainLinks(links: readonly FeaturizedLink[], keep: number = SMALL_TABLE.keep): LogisticModel {
  const examples = links.map(
    ({ row, vector, groupEnds }): Example => ({
      ...vector,
      groupEnds,
      target: row.label === 'scam' ? 1 : 0,
      weight: weightOfLink(row),
    }),
  );
  const { bits } = SMALL_TABLE;
  const size = 2 ** bits;
  const { weights, bias } = trainPruned(withoutSingletons(examples, size), [{ size, keep }], LINK_SETTINGS);
  const shipped = unpackWeights(packWeights(weights, bits));
  return { weights: weights.map((_, bucket) => weightAt(shipped, bucket)), bias };
}

/** Packs a trained classifier as it is shipped. */
export const packLinks = (
  { weights, bias }: LogisticModel,
  curve: AddressWeights['curve'],
): AddressWeights => ({ bias, table: packWeights(weights, SMALL_TABLE.bits), curve });
