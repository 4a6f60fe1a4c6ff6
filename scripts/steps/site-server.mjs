import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './run.mjs';

export async function freePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

/** Starts the built server with an empty database of its own. */
export async function startSite() {
  const folder = await mkdtemp(path.join(tmpdir(), 'scamguard-pages-'));
  const port = await freePort();
  const server = spawn(process.execPath, ['apps/api/dist/server.js'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMIT: 'off' },
    stdio: 'ignore',
  });
  const origin = `http://localhost:${port}`;
  while (!(await fetch(`${origin}/api/health`).catch(() => undefined))?.ok) {
    if (server.exitCode !== null) throw new Error('The server did not start.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const stop = async () => {
    server.kill();
    await once(server, 'exit');
    await rm(folder, { recursive: true });
  };
  return { origin, stop };
}
