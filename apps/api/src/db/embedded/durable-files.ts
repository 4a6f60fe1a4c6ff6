import { closeSync, fsyncSync, openSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The error number by which the database's C library (WASI) knows an input/output error. */
const EIO = 29;

/** The part of PGlite's file layer that is used here. `nfd` is the system's descriptor of an open file or folder. */
interface NodeFiles {
  readonly stream_ops: { fsync?: (stream: { readonly nfd: number }) => number };
}

/**
 * PGlite's files on the disk, with the `fsync` that its own file layer leaves out. So an acknowledged row survives a power cut,
 * and not only the end of the process.
 */
export class DurableFiles extends NodeFS {
  override async init(...[database, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(database, options);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } };
  }
}

function addFsync(module: { NODEFS: unknown }): void {
  const files = module.NODEFS as NodeFiles;
  files.stream_ops.fsync = ({ nfd }) => {
    try {
      fsyncSync(nfd);
      return 0;
    } catch {
      return EIO;
    }
  };
}

/** Has a file or folder written to the disk; not on Windows, which refuses this for what is open for reading only. */
export function syncPath(place: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(place, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** PGlite starts with `-F` (never fsync), and its `fdatasync` does nothing: both are turned to the real thing. */
export const DURABLE_START = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];
