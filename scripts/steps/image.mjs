import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { buildAll } from './build.mjs';
import { PNPM } from './install.mjs';
import { ROOT, run } from './run.mjs';

const MB = 1024 ** 2;
/** The most that an image may weigh above its base. */
const MOST_BYTES = 250 * MB;
const MANIFESTS = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'apps/api/package.json'];
/** The server's packages of this workspace are in its bundle; the package manager only wants to know them. */
const BUNDLED = ['engine', 'contracts', 'client', 'content', 'i18n'];
const BUILT = ['apps/api/dist', 'apps/web/dist', 'packages/widgets/dist', 'packages/engine/weights'];
/** Built beside the server, for developers. */
const FOR_DEVELOPERS = /\.map$|\/bench-[^/]+$|\/dist\/faults$|\/\.fingerprint$|_snapshot\.json$/;

/**
 * Lays out what a container image holds above its base: the built server, site and widgets, and the packages that the server
 * needs at run time.
 *
 * @param {string} folder is emptied first.
 * @returns {Promise<string>} what it weighs, in words.
 * @throws {Error} when that is more than an image may weigh.
 */
export async function layOutImage(folder) {
  await rm(folder, { recursive: true, force: true });
  await buildAll(['web', 'api', 'widgets']);
  for (const file of [...MANIFESTS, ...BUNDLED.map((name) => `packages/${name}/package.json`)])
    await copy(file, folder);
  const production = ['--prod', '--frozen-lockfile', '--filter', '@scamguard/api'];
  await run('npx', ['--yes', PNPM, 'install', ...production], { cwd: folder, env: { CI: 'true' } });
  await removeSourceMaps(path.join(folder, 'node_modules'));
  for (const place of BUILT) await copy(place, folder);

  const bytes = Number.parseInt(await run('du', ['--summarize', '--bytes', folder]), 10);
  const weight = `image above its base: ${Math.ceil(bytes / MB)} MB of ${MOST_BYTES / MB} MB`;
  if (bytes > MOST_BYTES) throw new Error(`OVER  ${weight}`);
  return weight;
}

/** No program reads the source maps of its dependencies at run time: they weigh 12 MB. */
async function removeSourceMaps(folder) {
  const files = await readdir(folder, { recursive: true });
  const maps = files.filter((file) => /\.(?:[cm]?js|ts)\.map$/.test(file));
  // Two links may lead to one file.
  for (const map of maps) await rm(path.join(folder, map), { force: true });
}

const isForVisitors = (source) => !FOR_DEVELOPERS.test(source);

async function copy(place, folder) {
  const target = path.join(folder, place);
  await mkdir(path.dirname(target), { recursive: true });
  await cp(path.join(ROOT, place), target, { recursive: true, filter: isForVisitors });
}
