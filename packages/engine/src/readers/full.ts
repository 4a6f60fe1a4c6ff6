import { fullAddressReader } from '../address-model/full-reader.ts';
import { FULL_ADDRESS_WEIGHTS } from '../address-model/full-weights.ts';
import { fullTextReader } from '../text-model/full-reader.ts';
import { FULL_TEXT_WEIGHTS } from '../text-model/full-weights.ts';
import type { LearnedReaders } from './learned-readers.ts';

/** The readers for a server, where kilobytes cost nobody anything: every weight that was learned. */
export const FULL_READERS: LearnedReaders = {
  text: fullTextReader(FULL_TEXT_WEIGHTS),
  address: fullAddressReader(FULL_ADDRESS_WEIGHTS),
};
