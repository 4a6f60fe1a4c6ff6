import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import type { ServerProcess } from './server-process.ts';

/** The resources that a server holds of its machine. */
export interface Footprint {
  /** Bytes that its main thread holds after collection of garbage, and those of the whole process. */
  readonly held: number;
  readonly rss: number;
  /** Open file descriptors; NaN where the system does not tell. */
  readonly files: number;
}

/** The same place seen from here and from the bundle of the fault report. */
const PRELOAD = new URL('../../src/testing/tell-memory.mjs', import.meta.url);

/** Settings of a server whose footprint can be asked for. It then writes nothing else to stderr. */
export const MEASURED = { NODE_OPTIONS: `--import=${PRELOAD.href}`, LOG_LEVEL: 'silent' };

export async function footprint({ process: server }: ServerProcess): Promise<Footprint> {
  const { stderr, pid } = server;
  if (!stderr) throw new Error('The server has no stderr.');
  const told = once(stderr, 'data');
  server.kill('SIGUSR2');
  const [line] = await told;
  const files = await readdir(`/proc/${pid}/fd`).catch(() => undefined);
  return { ...JSON.parse(String(line)), files: files?.length ?? Number.NaN };
}
