import { MONEY } from './money.ts';
import { TECHNOLOGY } from './technology.ts';

/**
 * Names that traps all over the world borrow, one owner on a line: spellings as they stand in an address, misspelt ones among them, a
 * bar, the owner's own sites. A line that begins with a blank goes on with the one before. A `!` stands before what is short or an
 * everyday word, and is looked for only as a whole word. Where two share a spelling, the earlier one is meant.
 *
 * Written from memory and not looked up: this is a feature of the address classifier, one among hundreds, and nothing is
 * said of it to visitors. Brands that are named to visitors stand in `brands/`, with their sources. Far too large for a browser.
 */
export const IMITATED_NAMES = `${MONEY.trim()}\n${TECHNOLOGY.trim()}`;
