import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '../test.ts';

const SERVER = path.join(import.meta.dirname, '../../apps/api/dist/server.js');

/** An address that a server of ours can be started on, named before it is there, since partners' pages allow it by name. */
export async function freeAddress(): Promise<string> {
  const held = createServer().listen(0);
  await once(held, 'listening');
  const { port } = held.address() as AddressInfo;
  held.close();
  await once(held, 'close');
  return `http://localhost:${port}`;
}

/** Runs a server of its own for as long as the work takes, with these partners. */
export async function withPartners(
  address: string,
  partners: string,
  work: () => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'scamguard-partners-'));
  const server = spawn(process.execPath, [SERVER], {
    env: { ...process.env, PORT: new URL(address).port, DATA_DIR: dataDir, WIDGET_KEYS: partners },
    stdio: 'ignore',
  });
  const gone = once(server, 'exit');
  try {
    const answers = () =>
      fetch(`${address}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(answers, { timeout: 120_000 }).toBe(true);
    await work();
  } finally {
    server.kill('SIGTERM');
    await gone;
    await rm(dataDir, { recursive: true });
  }
}
