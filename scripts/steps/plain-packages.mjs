import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PNPM } from './install.mjs';
import { ROOT, run } from './run.mjs';

const PLAIN = ['engine', 'contracts', 'client'];
const tool = (name) => path.join(ROOT, 'packages/ui/node_modules/.bin', name);

/** Run in an outside project: a verdict of the engine that keeps to the contract, and one that a client asked a server for. */
const PROGRAM = `
import { assess } from '@scamguard/engine/node';
import { ITEM_KINDS } from '@scamguard/engine/vocabulary';
import { PATHS, verificationResult } from '@scamguard/contracts';
import { createClient, offlineResult, verify } from '@scamguard/client';
const assessment = assess({ kind: 'link', value: 'http://mtn-bj.promo-gagnant.xyz/login' }, { language: 'en' });
const result = verificationResult.parse(offlineResult(assessment));
globalThis.fetch = async (address) => Response.json({ ...result, analysis: String(address) });
const { request } = createClient({ server: 'https://scamguard.example' });
const { analysis } = await verify(request, { kind: 'link', value: 'x' }, 'en');
if (analysis !== 'https://scamguard.example/api/verify/link') throw new Error(analysis);
if (result.verdict !== 'danger' || !ITEM_KINDS.includes('link') || !PATHS.verifyLink) throw new Error('not as promised');
console.log('outside: ' + result.verdict + ', ' + result.riskLevel);
`;

/** Packs the compiled packages, has publint and attw look at them, installs them into an outside project and runs it. */
export async function checkPlainPackages() {
  const packed = await mkdtemp(path.join(tmpdir(), 'scamguard-packed-'));
  const folder = await mkdtemp(path.join(tmpdir(), 'scamguard-outside-'));
  try {
    for (const name of PLAIN) {
      await run('npx', ['--yes', PNPM, 'pack', '--pack-destination', packed], {
        cwd: path.join(ROOT, 'packages', name),
      });
    }
    const tarballs = (await readdir(packed)).map((file) => path.join(packed, file));
    for (const tarball of tarballs) {
      await run(tool('publint'), ['run', tarball, '--strict']);
      await run(tool('attw'), [tarball, '--profile', 'esm-only']);
    }
    const manifest = { name: 'outside', private: true, type: 'module' };
    await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest));
    await writeFile(path.join(folder, 'program.js'), PROGRAM);
    await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...tarballs], {
      cwd: folder,
    });
    return await run(process.execPath, ['program.js'], { cwd: folder });
  } finally {
    await Promise.all([packed, folder].map((temporary) => rm(temporary, { recursive: true })));
  }
}
