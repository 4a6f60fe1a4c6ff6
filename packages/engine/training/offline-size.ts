import { brotliCompressSync } from 'node:zlib';

const KILOBYTE = 1_024;

/** What some files cost to fetch, compressed, in whole kilobytes. */
export const kilobytesOf = (files: readonly Uint8Array[]): number =>
  Math.ceil(files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0) / KILOBYTE);

/** The module that tells visitors what the offline classifiers cost. */
export const offlineSizeModule = (files: readonly Uint8Array[]): string =>
  `/** What the classifiers for who keeps ScamGuard offline cost to fetch, compressed, in kilobytes of 1,024 bytes. Written by the trainer. */
export const OFFLINE_KILOBYTES = ${kilobytesOf(files)};
`;
