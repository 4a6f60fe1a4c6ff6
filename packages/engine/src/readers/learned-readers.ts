import type { AddressReader } from '../address-model/score-address.ts';
import type { TextReader } from '../text-model/score-text.ts';

/** What was learned from labelled rows, ready to judge: handed in by each entry, so that a browser never fetches the large one. */
export interface LearnedReaders {
  readonly text: TextReader;
  readonly address: AddressReader;
}
