import { ADDRESS_BITS, addressFeatures } from '../src/address-model/address-features.ts';
import { remarksOf } from '../src/address-model/remarks.ts';
import type { AddressWeights } from '../src/address-model/score-address.ts';
import { findingsInLink } from '../src/examine/link.ts';
import { FeatureBuffer } from '../src/learned/feature-buffer.ts';
import { packWeights } from '../src/learned/weight-table.ts';
import { readLinks } from '../src/reading/link-reading.ts';
import { LINK_KEEP, LINK_SETTINGS, weightOfLink } from './link-recipe.ts';
import { type LogisticModel, trainSparse, type Vector } from './logistic.ts';
import type { LinkRow } from './rows.ts';

/** A link with its features, read once for all trainings. */
export interface ReadLink {
  readonly row: LinkRow;
  /** What its owner registered: all addresses below it go to one fold. */
  readonly site: string;
  readonly vector: Vector;
}

const buffer = new FeatureBuffer();

/** Reads a link as the engine does; `undefined` when the engine sees no address in it. */
export function readLink(row: LinkRow): ReadLink | undefined {
  const reading = readLinks(row.url, {})[0];
  if (!reading) return undefined;
  addressFeatures(reading.address, remarksOf(findingsInLink(reading)), buffer);
  const vector = {
    buckets: buffer.buckets.slice(0, buffer.length),
    values: buffer.values.slice(0, buffer.length),
  };
  return { row, site: reading.address.site, vector };
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
