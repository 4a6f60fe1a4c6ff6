/**
 * About what is kept for when there is no network, in KB as it is sent: scripts, pages, rules and fonts. `kept-size.test.ts` weighs it in a
 * browser.
 */
export const OFFLINE_KB = 500;

/** The same with the recordings of first aid, which a telephone without a voice keeps too. */
export const OFFLINE_WITH_RECORDINGS_KB = 1150;
