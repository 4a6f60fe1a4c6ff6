import { closeSync, fsyncSync, openSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The error number by which the database's C library (WASI) knows an input/output error. */
const EIO = 29;

/** What of PGlite's file layer is used here; a folder's stream has no descriptor of its own. */
interface NodeFiles {
  readonly stream_ops: { fsync?: (stream: Stream) => number };
  readonly realPath: (node: unknown) => string;
}
interface Stream {
  readonly nfd?: number;
  readonly node: unknown;
}

/**
 * PGlite's files on the disk, with the `fsync` that its own file layer leaves out, so that an acknowledged row survives
 * a power cut and not only the end of the process.
 */
export class DurableFiles extends NodeFS {
  override async init(...[database, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(database, options);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } };
  }
}

function addFsync(module: { NODEFS: unknown }): void {
  const files = module.NODEFS as NodeFiles;
  files.stream_ops.fsync = (stream) => {
    try {
      if (stream.nfd === undefined) syncPath(files.realPath(stream.node));
      else fsyncSync(stream.nfd);
      return 0;
    } catch {
      return EIO;
    }
  };
}

/**
 * Has a file or folder written to the disk.
 *
 * @throws when the system refuses; Windows does so for every folder, whose entries it keeps safe itself.
 */
export function syncPath(place: string): void {
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
