import { addressReader } from '../address-model/score-address.ts';
import { ADDRESS_WEIGHTS } from '../address-model/weights.ts';
import { textReader } from '../text-model/score-text.ts';
import { TEXT_WEIGHTS } from '../text-model/weights.ts';
import type { LearnedReaders } from './learned-readers.ts';

/** The readers for a browser: of all weights only those that matter most. */
export const SMALL_READERS: LearnedReaders = {
  text: textReader(TEXT_WEIGHTS),
  address: addressReader(ADDRESS_WEIGHTS),
};
