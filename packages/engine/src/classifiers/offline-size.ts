/** What the classifiers for who keeps ScamGuard offline cost to fetch, compressed, in kilobytes of 1,024 bytes. Written by the trainer. */
export const OFFLINE_KILOBYTES = 149;
