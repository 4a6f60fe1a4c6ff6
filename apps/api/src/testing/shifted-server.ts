import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startServer } from './server-process.ts';

/** The same place seen from here and from the bundle of the fault report. */
const PRELOAD = new URL('./shifted-clock.mjs', import.meta.url);

/**
 * Starts the built server with a clock of its own.
 *
 * @param folder where the shift is kept.
 * @returns the server, and how to set its clock, in milliseconds after the real one.
 */
export async function startShiftedServer(folder: string, variables: Record<string, string>) {
  const file = path.join(folder, 'shift');
  const setClock = (milliseconds: number) => writeFile(file, String(milliseconds));
  await setClock(0);
  const server = startServer({
    ...variables,
    CLOCK_SHIFT_FILE: file,
    NODE_OPTIONS: `--import=${PRELOAD.href}`,
  });
  return { server, setClock };
}
