import { fullClassifiers } from '../src/classifiers/full.ts';
import { readWeights } from './read-weights.ts';

/** The full classifiers. Their files are read and checked when this module is loaded, so that a server without them does not start. */
export const FULL_CLASSIFIERS = fullClassifiers(readWeights);
