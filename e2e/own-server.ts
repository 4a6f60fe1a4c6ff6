import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from './test.ts';

const program = (name: string) => path.join(import.meta.dirname, `../apps/api/dist/${name}.js`);

/** A server of a journey's own, whose log is read and which is stopped for commands. */
export interface OwnServer {
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Runs `npm run moderator` on its database, while it is stopped. */
  readonly moderator: (...words: string[]) => Promise<string>;
  /** All that it has written. */
  readonly log: () => string;
  readonly remove: () => Promise<void>;
}

const answers = (address: string) =>
  fetch(`${address}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );

/** @param variables settings of its own. */
export async function ownServer(address: string, variables: Record<string, string> = {}): Promise<OwnServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'scamguard-own-'));
  const env = { ...process.env, PORT: new URL(address).port, DATA_DIR: dataDir, ...variables };
  let written = '';
  let running: ReturnType<typeof spawn> | undefined;
  const stop = async () => {
    const server = running;
    running = undefined;
    if (!server) return;
    const gone = once(server, 'exit');
    server.kill('SIGTERM');
    await gone;
  };
  return {
    start: async () => {
      const server = spawn(process.execPath, [program('server')], { env });
      running = server;
      for (const stream of [server.stdout, server.stderr])
        stream.on('data', (bytes: Buffer) => {
          written += bytes.toString();
        });
      await expect.poll(() => answers(address), { timeout: 120_000 }).toBe(true);
    },
    stop,
    moderator: async (...words) =>
      (await promisify(execFile)(process.execPath, [program('moderator'), ...words], { env })).stdout,
    log: () => written,
    remove: async () => {
      await stop();
      await rm(dataDir, { recursive: true });
    },
  };
}
