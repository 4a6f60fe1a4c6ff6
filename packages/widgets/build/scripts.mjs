import path from 'node:path';
import { build } from 'esbuild';
import { minify } from 'terser';

/** Whole files in this form are compiled while they are fetched, as in `apps/web/build/compiled-at-once.ts`. */
const COMPILED_AT_ONCE = '//# allFunctionsCalledOnLoad';

/** Files that modules fetch later stay in the folder of the modules. */
const fetchedLater = {
  name: 'fetched-later',
  setup: ({ onResolve }) => {
    onResolve({ filter: /.*/ }, ({ kind, path: file }) =>
      kind === 'dynamic-import' ? { path: `./${path.basename(file)}`, external: true } : undefined,
    );
  },
};

const SETTINGS = {
  bundle: true,
  write: false,
  target: 'es2022',
  charset: 'utf8',
  logLevel: 'error',
};

/**
 * One file that a page loads with a script tag: everything in it, for a strict Content-Security-Policy.
 *
 * @param {string} entry a built module.
 * @param {object} made
 * @param {string} made.styles its rules.
 * @param {string} made.build the name of the build, whose folder has what is fetched later.
 */
export async function pageScript(entry, { styles, build: name }) {
  const { outputFiles } = await build({
    ...SETTINGS,
    // A script exports nothing.
    stdin: { contents: `import ${JSON.stringify(entry)};`, resolveDir: path.dirname(entry) },
    format: 'iife',
    banner: { js: '"use strict";' },
    define: { WIDGET_STYLES: JSON.stringify(styles), WIDGET_BUILD: JSON.stringify(name) },
  });
  return small(outputFiles[0].text);
}

/**
 * A module that scripts fetch when it is first needed.
 *
 * @param {string} entry a built module.
 */
export async function laterModule(entry) {
  const { outputFiles } = await build({
    ...SETTINGS,
    entryPoints: [entry],
    format: 'esm',
    plugins: [fetchedLater],
  });
  return `${COMPILED_AT_ONCE}\n${await small(outputFiles[0].text)}`;
}

/** Terser's output is 3 % smaller over the line than that of esbuild and oxc. */
async function small(code) {
  const { code: minified } = await minify(code, {
    ecma: 2022,
    toplevel: true,
    compress: { passes: 3, keep_fargs: false },
    format: { comments: false },
  });
  return minified;
}
