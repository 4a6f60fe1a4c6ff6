import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { PNPM } from '../../../scripts/steps/install.mjs';
import { run } from '../../../scripts/steps/run.mjs';
import { PACKAGE } from './public-parts.mjs';

const BESIDE = ['react', 'react-dom', '@types/react', '@types/react-dom'];
const TYPESCRIPT = {
  compilerOptions: {
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['ES2023', 'DOM'],
    types: [],
    strict: true,
    allowJs: true,
    noEmit: true,
  },
  files: ['page.js'],
};

const { resolve } = createRequire(import.meta.url);
const versionOf = async (name) => JSON.parse(await readFile(resolve(`${name}/package.json`), 'utf8')).version;

/**
 * A partner's project in a folder of its own, with the packed package installed.
 *
 * @param {string} tarball path of the packed package.
 * @param {string} [react] the project's React; ours if not given.
 * @returns {Promise<string>} its folder.
 */
export async function installOutside(tarball, react) {
  const folder = await mkdtemp(path.join(tmpdir(), 'scamguard-outside-'));
  await cp(path.join(PACKAGE, 'release/outside'), folder, { recursive: true });
  const beside = react
    ? ['react', 'react-dom'].map((name) => [name, react])
    : await Promise.all(BESIDE.map(async (name) => [name, await versionOf(name)]));
  await writeFile(path.join(folder, 'quick-start.jsx'), await quickStart());
  const dependencies = { '@scamguard/ui': `file:${tarball}`, ...Object.fromEntries(beside) };
  const manifest = { name: 'outside', private: true, type: 'module', dependencies };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest));
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(TYPESCRIPT));
  await run('npx', ['--yes', PNPM, 'install', '--prefer-offline'], { cwd: folder, env: { CI: 'true' } });
  return folder;
}

/** The first example of the README, as it stands there. */
async function quickStart() {
  const readme = await readFile(path.join(PACKAGE, 'README.md'), 'utf8');
  const [, code] = /^```jsx\n([\s\S]*?)^```/m.exec(readme);
  return code;
}

/** Bundles one page of the outside app; says which files of the package ended up in it. */
export async function bundleOutside(folder, page) {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'dist', emptyOutDir: false, rollupOptions: { input: path.join(folder, page) } },
  });
  const modules = result.output.flatMap((file) =>
    file.type === 'chunk' ? Object.entries(file.modules) : [],
  );
  return modules
    .filter(([id, { renderedLength }]) => id.includes('/@scamguard/ui/dist/') && renderedLength > 0)
    .map(([id]) => id.split('/@scamguard/ui/dist/')[1])
    .toSorted();
}

/** The style sheets of what was bundled that hold a file as `data:`, which `font-src 'self'` refuses. */
export async function stylesWithData(folder) {
  const assets = path.join(folder, 'dist/assets');
  const sheets = (await readdir(assets)).filter((file) => file.endsWith('.css'));
  const texts = await Promise.all(sheets.map((file) => readFile(path.join(assets, file), 'utf8')));
  return sheets.filter((_, index) => /url\(["']?data:/.test(texts[index]));
}
