import {
  type BigIntStats,
  constants,
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { codeOf } from '../process/start-error.ts';

const OWNER_ONLY = 0o700;
/** If the file system can do so, a copy shares the original's bytes until one of them is written to. */
const { COPYFILE_FICLONE } = constants;
/** No file system tells the time of a write less exactly. */
const COARSEST_CLOCK_MS = 2_000;

/**
 * A copy of a folder that is brought up to date by copying only what has changed since. It works synchronously: its
 * process does nothing else, and while a database stands still for it every millisecond counts.
 */
export interface CopiedTree {
  /** Copies what is new or changed, and removes what is gone. A file that goes meanwhile is left out. */
  readonly update: () => void;
  /** What was copied, all files together. */
  readonly bytes: () => number;
}

/** How a file was when its copy began. */
interface Seen {
  readonly state: string;
  readonly size: number;
  readonly atMs: number;
}

/** @param to a folder that is made. */
export function copiedTree(from: string, to: string): CopiedTree {
  const seen = new Map<string, Seen>();

  const updateFile = (name: string) => {
    const source = path.join(from, name);
    const atMs = Date.now();
    const found = lstatSync(source, { bigint: true });
    const last = seen.get(name);
    if (last?.state === stateOf(found) && isOlder(found, last.atMs)) return;
    copyFileSync(source, path.join(to, name), COPYFILE_FICLONE);
    seen.set(name, { state: stateOf(found), size: Number(found.size), atMs });
  };
  const removeAllBut = (present: ReadonlySet<string>) => {
    for (const name of seen.keys()) {
      if (present.has(name)) continue;
      rmSync(path.join(to, name), { force: true });
      seen.delete(name);
    }
  };

  return {
    update: () => {
      mkdirSync(to, { recursive: true, mode: OWNER_ONLY });
      const present = new Set<string>();
      for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
        const name = path.relative(from, path.join(entry.parentPath, entry.name));
        if (entry.isDirectory()) mkdirSync(path.join(to, name), { recursive: true });
        if (entry.isFile() && unlessGone(() => updateFile(name))) present.add(name);
      }
      removeAllBut(present);
    },
    bytes: () => [...seen.values()].reduce((sum, { size }) => sum + size, 0),
  };
}

/** @returns false when the file that the work is about is not there any more. */
export function unlessGone(work: () => void): boolean {
  try {
    work();
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

const stateOf = ({ ino, size, mtimeNs, ctimeNs }: BigIntStats) => [ino, size, mtimeNs, ctimeNs].join(' ');

/** Whether a file was at rest before its copy began, as far as its clock tells. */
const isOlder = ({ mtimeMs }: BigIntStats, atMs: number) => Number(mtimeMs) < atMs - COARSEST_CLOCK_MS;
