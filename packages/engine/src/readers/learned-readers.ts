import { type AddressReader, type AddressWeights, addressReader } from '../address-model/score-address.ts';
import { type TextReader, type TextWeights, textReader } from '../text-model/score-text.ts';

/** What was learned from labelled rows, ready to judge: handed in by each entry, so that a browser never fetches the large one. */
export interface LearnedReaders {
  readonly text: TextReader;
  readonly address: AddressReader;
}

/** Readers with these weights; the weights are opened when a reader is first asked. */
export const readersOf = (texts: TextWeights, addresses: AddressWeights): LearnedReaders => ({
  text: textReader(texts),
  address: addressReader(addresses),
});
