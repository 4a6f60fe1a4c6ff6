import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { PNPM } from '../../../scripts/steps/install.mjs';
import { run } from '../../../scripts/steps/run.mjs';

const PACKAGE = path.dirname(import.meta.dirname);

/** The packages of the outside pages; React twice, under two names. */
const BESIDE = {
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-18': 'npm:react@18.3.1',
  'react-dom-18': 'npm:react-dom@18.3.1',
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
  vue: '3.5.22',
  svelte: '5.57.3',
};

const TYPESCRIPT = {
  compilerOptions: {
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    lib: ['ES2023', 'DOM'],
    types: [],
    strict: true,
    allowJs: true,
    checkJs: true,
    noEmit: true,
    skipLibCheck: false,
  },
  files: ['react-19.jsx', 'jsx.check.tsx', 'vue.check.ts', 'svelte.check.ts'],
};

/**
 * A project outside of this one that has the packed package installed.
 *
 * @param {string} tarball
 * @returns {Promise<string>} its folder.
 */
export async function installOutside(tarball) {
  const folder = await mkdtemp(path.join(tmpdir(), 'scamguard-widgets-'));
  await cp(path.join(PACKAGE, 'release/outside'), folder, { recursive: true });
  const dependencies = { '@scamguard/widgets': `file:${tarball}`, ...BESIDE };
  const manifest = { name: 'outside', private: true, type: 'module', dependencies };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest));
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(TYPESCRIPT));
  await run('npx', ['--yes', PNPM, 'install', '--prefer-offline', '--ignore-scripts'], {
    cwd: folder,
    env: { CI: 'true' },
  });
  return folder;
}

/** Compiles components of Svelte with the project's own compiler. */
function svelteOf(folder) {
  const { compile } = createRequire(path.join(folder, 'package.json'))('svelte/compiler');
  return {
    name: 'svelte',
    transform: (code, id) => (id.endsWith('.svelte') ? compile(code, { filename: id }).js : undefined),
  };
}

/** Bundles one page as its author would. */
export async function bundle(folder, page) {
  const isOldReact = page === 'react-18.html';
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [svelteOf(folder)],
    resolve: {
      alias: isOldReact
        ? [
            { find: /^react-dom(?=$|\/)/, replacement: 'react-dom-18' },
            { find: /^react(?=$|\/)/, replacement: 'react-18' },
          ]
        : [],
    },
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      rollupOptions: { input: path.join(folder, page) },
    },
  });
}

/** Puts a page and the script it names beside the bundled ones, as somebody would who has no bundler. */
export async function addPlainPage(folder) {
  const installed = path.join(folder, 'node_modules/@scamguard/widgets/dist');
  await cp(path.join(folder, 'plain.html'), path.join(folder, 'dist/plain.html'));
  const { major, build } = JSON.parse(await readFile(path.join(installed, 'manifest.json'), 'utf8'));
  const script = await readFile(path.join(installed, major, 'scamguard-verify.js'), 'utf8');
  await writeFile(
    path.join(folder, 'dist/scamguard-verify.js'),
    script.replaceAll(`../${build}/`, `./${build}/`),
  );
  await cp(path.join(installed, build), path.join(folder, 'dist', build), { recursive: true });
}
