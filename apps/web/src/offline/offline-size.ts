/** About what is kept for when there is no network, in KB. `npm test sizes` holds it against the build. */
export const OFFLINE_KB = 380;
