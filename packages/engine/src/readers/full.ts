import { ADDRESS_WEIGHTS } from '../address-model/weights.ts';
import { FULL_TEXT_WEIGHTS } from '../text-model/full-weights.ts';
import { readersOf } from './learned-readers.ts';

/** The readers for a server, where kilobytes cost nobody anything: every weight that was learned. */
export const FULL_READERS = readersOf(FULL_TEXT_WEIGHTS, ADDRESS_WEIGHTS);
