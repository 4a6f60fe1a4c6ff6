/** A picture's text, then a sentence: what comes within this time is one contribution, in milliseconds. */
export const PIECE_GAP = 2_000;
