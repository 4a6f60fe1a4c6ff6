import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../../scripts/steps/chromium.mjs';
import { PNPM } from '../../../scripts/steps/install.mjs';
import { bin, run } from '../../../scripts/steps/run.mjs';
import { open, serve } from '../../ui/release/browse.mjs';
import { addPlainPage, bundle, installOutside } from './outside-project.mjs';

/** Packs what was built and checks that it works where it will be installed. Needs `build/build.mjs` before. */
const PACKAGE = path.dirname(import.meta.dirname);
const BUNDLED = ['react-19.html', 'react-18.html', 'vue.html', 'svelte.html'];
const IMITATION = 'http://mtn-bj.promo-gagnant.xyz/login';
const program = (name) => path.join(PACKAGE, 'node_modules/.bin', name);

const packed = await mkdtemp(path.join(tmpdir(), 'scamguard-packed-'));
await run('npx', ['--yes', PNPM, 'pack', '--pack-destination', packed], { cwd: PACKAGE });
const { version } = JSON.parse(await readFile(path.join(PACKAGE, 'package.json'), 'utf8'));
const tarball = path.join(packed, `scamguard-widgets-${version}.tgz`);
await run(program('publint'), ['run', tarball, '--strict']);
await run(program('attw'), [
  tarball,
  '--profile',
  'esm-only',
  '--exclude-entrypoints',
  './custom-elements.json',
]);

const folder = await installOutside(tarball);
await run(bin('tsc'), ['--project', folder]);
await run(process.execPath, ['server.js'], { cwd: folder });
for (const page of BUNDLED) await bundle(folder, page);
await addPlainPage(folder);

const { origin, stop } = await serve(folder, {});
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
try {
  for (const address of ['plain.html', ...BUNDLED]) {
    const { page, complaints } = await open(browser, `${origin}/${address}`);
    await page.getByLabel('Lien à vérifier').fill(IMITATION);
    await page.getByRole('button', { name: 'Vérifier ce lien' }).click();
    await page.getByText('Risque détecté !').waitFor();
    if (address !== 'plain.html') await page.getByText('Verdict: danger').waitFor();
    // A plain page asks the server that its script came from; this one has no API.
    assert.deepEqual(
      complaints.filter((text) => !text.includes('404')),
      [],
      address,
    );
    console.log(`ok  ${address} under default-src 'self'`);
  }
} finally {
  await browser.close();
  stop();
  await Promise.all([packed, folder].map((temporary) => rm(temporary, { recursive: true })));
}
console.log(`${BUNDLED.length + 1} passed: outside projects with ${path.basename(tarball)}`);
