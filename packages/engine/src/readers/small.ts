import { ADDRESS_WEIGHTS } from '../address-model/weights.ts';
import { TEXT_WEIGHTS } from '../text-model/weights.ts';
import { readersOf } from './learned-readers.ts';

/** The readers for a browser: of all weights only those that matter most. */
export const SMALL_READERS = readersOf(TEXT_WEIGHTS, ADDRESS_WEIGHTS);
