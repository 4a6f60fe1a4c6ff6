/** Short lists change a lot from one day to the next. */
const FEWEST_TO_SHRINK = 10;
const FEWEST_TO_GROW = 50;
const SHRUNK_TO = 0.5;
const GROWN_TO = 10;

/**
 * Whether a list has lost half of its entries or grown tenfold since it was last taken: more likely a fault or an attack than
 * news.
 *
 * @param before how many entries it had; 0 when it is new.
 */
export function isDoubtful(before: number, now: number): boolean {
  const hasShrunk = before >= FEWEST_TO_SHRINK && now <= before * SHRUNK_TO;
  const hasGrown = before > 0 && now >= FEWEST_TO_GROW && now >= before * GROWN_TO;
  return hasShrunk || hasGrown;
}
