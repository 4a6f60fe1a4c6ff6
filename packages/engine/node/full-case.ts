import type { PackedCaseModel } from '../src/case/belief/packed-network.ts';
import { FULL_CASE } from '../src/case/full.ts';
import { decodeWeights } from '../src/inference/weights-file.ts';
import { readWeights } from './read-weights.ts';

let packed: PackedCaseModel | undefined;

/** The full model of cases. Its file is read and checked once. */
export function fullCase(): PackedCaseModel {
  packed ??= decodeWeights<PackedCaseModel>(FULL_CASE, readWeights(FULL_CASE));
  return packed;
}
