import { statfs } from 'node:fs/promises';
import { codeOf } from '../../process/start-error.ts';
import { isStorageFailure } from '../../storage/storage-failure.ts';

/** With less room, in bytes, the next report may be refused; the database's own log takes 16 MB at a time. */
export const RESERVE_BYTES = 64 * 1024 * 1024;
/** So long one refused write counts: another request may not have written meanwhile. */
const REMEMBERED_MS = 30_000;

/** Whether visitors' writes find room, which a small write of our own may still find where they do not. */
export interface StorageWatch {
  /** Is told of every failed request. */
  readonly note: (error: unknown) => void;
  readonly hasRoom: () => Promise<boolean>;
}

export interface StorageOptions {
  /** The folder on this machine that keeps data of visitors; absent if there is none. */
  readonly folder: string | undefined;
  /** Bytes that may still be written there. */
  readonly freeBytes?: (folder: string) => Promise<number>;
}

export function storageWatch({ folder, freeBytes = freeOnDisk }: StorageOptions): StorageWatch {
  let refusedAt = Number.NEGATIVE_INFINITY;
  return {
    note: (error) => {
      if (isStorageFailure(error)) refusedAt = performance.now();
    },
    hasRoom: async () => {
      if (performance.now() - refusedAt < REMEMBERED_MS) return false;
      return folder === undefined || (await freeBytes(folder)) >= RESERVE_BYTES;
    },
  };
}

async function freeOnDisk(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    // It is made with the first attachment.
    if (codeOf(error) === 'ENOENT') return Number.POSITIVE_INFINITY;
    throw error;
  }
}
