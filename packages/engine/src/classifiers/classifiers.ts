import type { AddressClassifier } from '../address-classifier/small-classifier.ts';
import type { TextClassifier } from '../text-classifier/small-classifier.ts';

/** The classifiers that were learned from labelled rows. Each entry passes its own in, so that a browser never fetches the large ones. */
export interface Classifiers {
  readonly text: TextClassifier;
  readonly address: AddressClassifier;
  /** Whether the text classifier is seldom wrong by chance in one of the many windows of a long message. */
  readonly isSureInWindows?: boolean;
}
