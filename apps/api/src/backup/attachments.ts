import { copyFileSync, mkdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../process/start-error.ts';
import { unlessGone } from './copied-tree.ts';

const OWNER_ONLY = 0o700;
const NAME = /^[\da-f-]{36}$/;
const folderIn = (place: string) => path.join(place, 'attachments');

/** The attachments in a data folder that are complete; none when they are in a bucket. */
export async function namesOf(place: string): Promise<readonly string[]> {
  try {
    return (await readdir(folderIn(place))).filter((name) => NAME.test(name));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Copies attachments, which never change; what was removed meanwhile stays removed. @returns how many there are. */
export function copyAttachments(from: string, to: string, names: readonly string[]): number {
  if (!names.length) return 0;
  mkdirSync(folderIn(to), { mode: OWNER_ONLY });
  return names.filter((name) =>
    unlessGone(() => copyFileSync(path.join(folderIn(from), name), path.join(folderIn(to), name))),
  ).length;
}
