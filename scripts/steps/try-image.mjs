import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { layOutImage } from './image.mjs';

const READY = /ready: (\S+)/;

/**
 * Lays out an image, starts the server from there as a container does, and asks it for a page and a verdict.
 *
 * @returns {Promise<string>} what it weighs.
 */
export async function tryImage() {
  const folder = await mkdtemp(path.join(tmpdir(), 'scamguard-image-'));
  const image = path.join(folder, 'app');
  try {
    const weight = await layOutImage(image);
    await askServer(image, path.join(folder, 'data'));
    return weight;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function askServer(image, dataFolder) {
  const server = spawn(process.execPath, ['apps/api/dist/server.js'], {
    cwd: image,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(server, 'exit');
  let complaints = '';
  server.stderr.on('data', (text) => {
    complaints += text;
  });
  try {
    const address = await Promise.race([
      addressOf(server.stdout),
      ended.then(() => Promise.reject(new Error(`The server of the image has ended.\n${complaints}`))),
    ]);
    const page = await fetch(`${address}/verify`);
    assert.match(await page.text(), /<form/);
    const answer = await fetch(`${address}/api/verify/link`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ link: 'http://mtn-bj.promo-gagnant.xyz/login' }),
    });
    assert.equal((await answer.json()).verdict, 'danger');
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

async function addressOf(output) {
  for await (const line of createInterface({ input: output })) {
    const address = READY.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error('The server of the image has not said where it listens.');
}
