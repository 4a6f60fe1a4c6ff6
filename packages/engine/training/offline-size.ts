import { brotliCompressSync } from 'node:zlib';

const KILOBYTE = 1_024;

/** The size of some files as they are fetched, compressed, in whole kilobytes. */
export const kilobytesOf = (files: readonly Uint8Array[]): number =>
  Math.ceil(files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0) / KILOBYTE);

/** The module that tells visitors what the offline classifiers cost. */
export const offlineSizeModule = (files: readonly Uint8Array[]): string =>
  `/** Compressed size of the classifiers that visitors fetch for offline use, in kilobytes of 1,024 bytes. Written by the trainer. */
export const OFFLINE_KILOBYTES = ${kilobytesOf(files)};
`;
