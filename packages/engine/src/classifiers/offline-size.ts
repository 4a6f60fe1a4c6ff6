/** Compressed size of the classifiers that visitors fetch for offline use, in kilobytes of 1,024 bytes. Written by the trainer. */
export const OFFLINE_KILOBYTES = 149;
