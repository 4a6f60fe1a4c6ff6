import { readdirSync, readFileSync } from 'node:fs';
import { whenChanged } from './fingerprint.mjs';
import { ROOT, run } from './run.mjs';

/** The package manager, as npx takes it. */
export const { packageManager: PNPM } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8'));
const OLDEST_NODE = [20, 19];

/** Says what to do when Node is too old, and ends. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  console.error(`ScamGuard needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

const manifests = () =>
  ['apps', 'packages'].flatMap((folder) =>
    readdirSync(`${ROOT}/${folder}`).map((name) => `${folder}/${name}/package.json`),
  );

/** Installs the packages that the lockfile names, unless that was done already. */
export function install() {
  return whenChanged({
    inputs: ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests()],
    stamp: 'node_modules/.scamguard-installed',
    work: () => run('npx', ['--yes', PNPM, 'install', '--frozen-lockfile'], { env: { CI: 'true' } }),
  });
}
