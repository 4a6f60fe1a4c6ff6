/** About what is kept for when there is no network, in KB. `npm test sizes` holds it against the build. */
export const OFFLINE_KB = 400;

/** The same with the recordings of first aid, which a telephone without a voice keeps too. */
export const OFFLINE_WITH_RECORDINGS_KB = 800;
