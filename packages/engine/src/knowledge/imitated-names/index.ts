import { MONEY } from './money.ts';
import { TECHNOLOGY } from './technology.ts';

/**
 * Names that traps all over the world borrow, one owner on a line, the most imitated first: spellings as they stand in an address, a
 * bar, the owner's own sites; a line that begins with a blank goes on with the one before. A `!` stands before what is an everyday word or short, and is looked for only as a whole word.
 *
 * Written from memory and not looked up: this is evidence for the learned reader of addresses, one sign among hundreds, and nothing is
 * said of it to visitors. Brands that are named to visitors stand in `brands/`, with their sources. Far too large for a browser.
 */
export const IMITATED_NAMES = `${MONEY.trim()}\n${TECHNOLOGY.trim()}`;
