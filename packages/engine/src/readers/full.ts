import { fullAddressReader } from '../address-model/full-reader.ts';
import { FULL_ADDRESS_WEIGHTS } from '../address-model/full-weights.ts';
import { FULL_TEXT_WEIGHTS } from '../text-model/full-weights.ts';
import { textReader } from '../text-model/score-text.ts';
import type { LearnedReaders } from './learned-readers.ts';

/** The readers for a server, where kilobytes cost nobody anything: every weight that was learned. */
export const FULL_READERS: LearnedReaders = {
  text: textReader(FULL_TEXT_WEIGHTS),
  address: fullAddressReader(FULL_ADDRESS_WEIGHTS),
};
