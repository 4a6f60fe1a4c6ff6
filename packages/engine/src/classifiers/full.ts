import { type FullAddressWeights, fullAddressClassifier } from '../address-classifier/full-classifier.ts';
import { decodeWeights } from '../inference/weights-file.ts';
import { type FullTextWeights, fullTextClassifier } from '../text-classifier/full-classifier.ts';
import type { Classifiers } from './classifiers.ts';

/** The files of the full classifiers, in `weights/`. */
export const FULL_TEXT = 'full-text';
export const FULL_ADDRESS = 'full-address';

/**
 * The classifiers for a server, where kilobytes cost nobody anything: all weights that were learned.
 *
 * @param bytesOf - gives the bytes of a file of weights by its name.
 * @throws {Error} if a file is damaged.
 */
export function fullClassifiers(bytesOf: (name: string) => Uint8Array): Classifiers {
  const text = decodeWeights<FullTextWeights>(FULL_TEXT, bytesOf(FULL_TEXT));
  const address = decodeWeights<FullAddressWeights>(FULL_ADDRESS, bytesOf(FULL_ADDRESS));
  return { text: fullTextClassifier(text), address: fullAddressClassifier(address), isSureInWindows: true };
}
