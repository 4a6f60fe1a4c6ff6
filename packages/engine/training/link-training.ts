import { ADDRESS_BITS, addressFeatures } from '../src/address-model/address-features.ts';
import type { AddressWeights } from '../src/address-model/score-address.ts';
import { mostFromLikeness } from '../src/examine/learned-evidence.ts';
import { findingsInLink } from '../src/examine/link.ts';
import { FeatureBuffer } from '../src/learned/feature-buffer.ts';
import { remarksOf } from '../src/learned/remarks.ts';
import { packWeights } from '../src/learned/weight-table.ts';
import { readLinks } from '../src/reading/link-reading.ts';
import { score } from '../src/scoring/score.ts';
import { LINK_KEEP, LINK_SETTINGS, weightOfLink } from './link-recipe.ts';
import { type LogisticModel, trainSparse, type Vector } from './logistic.ts';
import type { LinkRow } from './rows.ts';

/** A link with its features, read once for all trainings. */
export interface ReadLink {
  readonly row: LinkRow;
  /** What its owner registered: all addresses below it go to one fold. */
  readonly site: string;
  /** What the signals alone make of it, in per cent. */
  readonly signalsRisk: number;
  /** Most that the learned reader may say, in per cent. */
  readonly most: number;
  readonly vector: Vector;
}

const buffer = new FeatureBuffer();

/** Reads a link as the engine does; `undefined` when the engine sees no address in it. */
export function readLink(row: LinkRow): ReadLink | undefined {
  const reading = readLinks(row.url, {})[0];
  if (!reading) return undefined;
  const findings = findingsInLink(reading);
  addressFeatures(reading.address, remarksOf(findings), buffer);
  const vector = {
    buckets: buffer.buckets.slice(0, buffer.length),
    values: buffer.values.slice(0, buffer.length),
  };
  return {
    row,
    site: reading.address.site,
    signalsRisk: score(findings).riskLevel,
    most: mostFromLikeness(reading, findings),
    vector,
  };
}

export function trainLinks(links: readonly ReadLink[]): LogisticModel {
  const examples = links.map(({ row, vector }) => ({
    ...vector,
    target: row.label === 'scam' ? 1 : 0,
    weight: weightOfLink(row),
  }));
  return trainSparse(examples, [{ size: 2 ** ADDRESS_BITS, keep: LINK_KEEP }], LINK_SETTINGS);
}

/** Rounds a trained model to what is shipped. */
export const packLinks = (
  { weights, bias }: LogisticModel,
  curve: AddressWeights['curve'],
): AddressWeights => ({ bias, table: packWeights(weights, ADDRESS_BITS), curve });
