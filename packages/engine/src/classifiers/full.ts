import { fullAddressClassifier } from '../address-classifier/full-classifier.ts';
import { FULL_ADDRESS_WEIGHTS } from '../address-classifier/full-weights.ts';
import { fullTextClassifier } from '../text-classifier/full-classifier.ts';
import { FULL_TEXT_WEIGHTS } from '../text-classifier/full-weights.ts';
import type { Classifiers } from './classifiers.ts';

/** The classifiers for a server, where kilobytes cost nobody anything: all weights that were learned. */
export const FULL_CLASSIFIERS: Classifiers = {
  text: fullTextClassifier(FULL_TEXT_WEIGHTS),
  address: fullAddressClassifier(FULL_ADDRESS_WEIGHTS),
};
