import type { PackedCaseModel } from '../src/case/belief/packed-network.ts';
import { caseEngine } from '../src/case/case-engine.ts';
import { FULL_CASE } from '../src/case/full.ts';
import { decodeWeights } from '../src/inference/weights-file.ts';
import { FULL_CLASSIFIERS } from './index.ts';
import { readWeights } from './read-weights.ts';

/** Leads cases with the full classifiers and the full model. Its file is read and checked when this module is loaded. */
export const { NEW_CASE, restoreCase, step } = caseEngine(
  'full',
  FULL_CLASSIFIERS,
  decodeWeights<PackedCaseModel>(FULL_CASE, readWeights(FULL_CASE)),
);
