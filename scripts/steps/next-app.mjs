import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { open } from '../../packages/ui/release/browse.mjs';
import { findChromium } from './chromium.mjs';
import { PNPM } from './install.mjs';
import { ROOT, run } from './run.mjs';

const NEXT = '16.4.6';
const REACT = '19.3.1';
const QUIET = { NEXT_TELEMETRY_DISABLED: '1', CI: 'true' };

/** Packs ui and widgets, installs them into an outside project with Next's app router, builds it, and uses its page. */
export async function checkNextApp() {
  const packed = await mkdtemp(path.join(tmpdir(), 'scamguard-packed-'));
  const folder = await mkdtemp(path.join(tmpdir(), 'scamguard-next-'));
  try {
    for (const name of ['ui', 'widgets']) {
      const cwd = path.join(ROOT, 'packages', name);
      await run('npx', ['--yes', PNPM, 'pack', '--pack-destination', packed], { cwd });
    }
    await cp(path.join(ROOT, 'packages/ui/release/next'), folder, { recursive: true });
    await writeFile(path.join(folder, 'package.json'), JSON.stringify(await manifestWith(packed)));
    const install = ['--yes', PNPM, 'install', '--prefer-offline', '--ignore-scripts'];
    await run('npx', install, { cwd: folder, env: QUIET });
    const next = path.join(folder, 'node_modules/next/dist/bin/next');
    await run(process.execPath, [next, 'build'], { cwd: folder, env: QUIET });
    return await visitPage(folder, next);
  } finally {
    await Promise.all([packed, folder].map((temporary) => rm(temporary, { recursive: true })));
  }
}

async function manifestWith(packed) {
  const tarballs = (await readdir(packed)).map((file) => [
    `@scamguard/${/^scamguard-(\w+)-/.exec(file)[1]}`,
    `file:${path.join(packed, file)}`,
  ]);
  const dependencies = { next: NEXT, react: REACT, 'react-dom': REACT, ...Object.fromEntries(tarballs) };
  return { name: 'outside', private: true, type: 'module', dependencies };
}

/** Starts the built app on a free port and does what a visitor does. */
async function visitPage(folder, next) {
  const server = spawn(process.execPath, [next, 'start', '--port', '0'], {
    cwd: folder,
    env: { ...process.env, ...QUIET },
  });
  const executablePath = await findChromium();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const { page, complaints } = await open(browser, await addressOf(server));
    await page.getByRole('region', { name: 'Risk found' }).waitFor();
    await page.getByRole('button', { name: 'Ask' }).click();
    await page.getByRole('dialog', { name: 'Asked' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByLabel('Link to check').waitFor();
    assert.deepEqual(complaints, []);
    return `ok  a page of Next ${NEXT}'s app router, with a component, a dialog and a widget`;
  } finally {
    await browser.close();
    server.kill();
    await once(server, 'exit');
  }
}

/** The line in which it says that it can be reached. */
const addressOf = (server) =>
  new Promise((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (piece) => {
      said += piece;
      const [address] = /http:\/\/localhost:\d+/.exec(said) ?? [];
      if (address) resolve(address);
    });
    server.once('exit', () => reject(new Error(`Next did not start: ${said}`)));
  });
