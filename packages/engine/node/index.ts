import { assessWith } from '../src/assess.ts';
import { fullClassifiers } from '../src/classifiers/full.ts';
import { readWeights } from './read-weights.ts';

/** The full classifiers. Their files are read and checked when this module is loaded, so that a server without them does not start. */
export const FULL_CLASSIFIERS = fullClassifiers(readWeights);

/** Judges one item with the full classifiers. */
export const assess = assessWith(FULL_CLASSIFIERS);
