import { smallAddressClassifier } from '../address-classifier/small-classifier.ts';
import { ADDRESS_WEIGHTS } from '../address-classifier/weights.ts';
import { smallTextClassifier } from '../text-classifier/small-classifier.ts';
import { TEXT_WEIGHTS } from '../text-classifier/weights.ts';
import type { Classifiers } from './classifiers.ts';

/** The classifiers for a browser: only the weights that matter most. */
export const SMALL_CLASSIFIERS: Classifiers = {
  text: smallTextClassifier(TEXT_WEIGHTS),
  address: smallAddressClassifier(ADDRESS_WEIGHTS),
};
