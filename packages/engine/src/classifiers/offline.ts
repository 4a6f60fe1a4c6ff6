import { type AddressWeights, smallAddressClassifier } from '../address-classifier/small-classifier.ts';
import { decodeWeights } from '../inference/weights-file.ts';
import { smallTextClassifier, type TextWeights } from '../text-classifier/small-classifier.ts';
import type { Classifiers } from './classifiers.ts';

/** The files of the classifiers for visitors who keep ScamGuard offline, in `weights/`. */
export const OFFLINE_TEXT = 'offline-text';
export const OFFLINE_ADDRESS = 'offline-address';

/**
 * The classifiers for a browser whose visitor keeps ScamGuard offline: those of a browser with many times their weights. Their tables are opened
 * when they are first asked.
 *
 * @param bytesOf - gives the bytes of a file of weights by its name.
 * @throws {Error} if a file is damaged.
 */
export const offlineClassifiers = (bytesOf: (name: string) => Uint8Array): Classifiers => ({
  text: smallTextClassifier(decodeWeights<TextWeights>(OFFLINE_TEXT, bytesOf(OFFLINE_TEXT))),
  address: smallAddressClassifier(decodeWeights<AddressWeights>(OFFLINE_ADDRESS, bytesOf(OFFLINE_ADDRESS))),
});
