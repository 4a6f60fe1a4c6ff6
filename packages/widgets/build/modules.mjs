import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { shortNames } from './class-names.mjs';
import { constants } from './constants.mjs';
import { jsx, preact } from './preact.mjs';
import { shadowStyles } from './shadow-styles.mjs';
import { sheets } from './sheets.mjs';

const PACKAGE = path.dirname(import.meta.dirname);
const LATER_ON_A_PAGE = {
  find: /^.*\/later\/in-package\.ts$/,
  replacement: path.join(PACKAGE, 'src/later/from-server.ts'),
};

/** Modules as they stand in the npm package: what several share is in files of its own, and each brings its styles. */
export const packageModules = (entry, outDir) => modules(entry, outDir, { plugins: [sheets()] });

/** Modules that scripts for pages are made of: what comes later comes from the script's server, and styles stand beside them. */
export const pageModules = (entry, outDir) =>
  modules(entry, outDir, {
    resolve: { alias: [...preact, LATER_ON_A_PAGE] },
    build: { manifest: true, cssCodeSplit: true },
  });

/**
 * Builds modules from sources. Preact stays outside of them.
 *
 * @param {Record<string, string>} entry sources by name.
 */
function modules(entry, outDir, { plugins = [], resolve = { alias: preact }, build: more, ...rest }) {
  return build({
    root: PACKAGE,
    configFile: false,
    logLevel: 'error',
    ...rest,
    resolve,
    oxc: jsx,
    plugins: [constants(), ...plugins, vanillaExtractPlugin({ identifiers: shortNames() })],
    css: { postcss: { plugins: [shadowStyles] } },
    // The messages of components to developers are left out.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ...more,
      outDir,
      minify: false,
      cssMinify: true,
      target: 'es2022',
      lib: { formats: ['es'], entry },
      rollupOptions: {
        external: /^preact(?:\/|$)/,
        output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name].js' },
      },
    },
  });
}

/** The styles of one of the modules for pages and of all that it imports, in the order of their imports. */
export async function stylesOf(outDir, source) {
  const manifest = JSON.parse(await readFile(path.join(outDir, '.vite/manifest.json'), 'utf8'));
  const files = new Set();
  const seen = new Set();
  const collect = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const { imports = [], css = [] } = manifest[key];
    imports.forEach(collect);
    for (const file of css) files.add(file);
  };
  collect(path.relative(PACKAGE, source));
  const texts = await Promise.all([...files].map((file) => readFile(path.join(outDir, file), 'utf8')));
  return texts.map((text) => text.trim()).join('');
}
