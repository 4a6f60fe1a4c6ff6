import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';
import { minify } from 'terser';
import { CLASS_NAME } from './sheet-imports.mjs';
import { smallStyles, withoutUnread, withSettled } from './styles.mjs';
import { withoutClasses, withoutUnchosen } from './unchosen.mjs';

const ADDED_STYLES = /\baddStyles\d*\(("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)\);/g;

/** Leaves what is fetched later in a folder: that of the same version, or its own. */
const fetchedLater = (folder) => ({
  name: 'fetched-later',
  setup: ({ onResolve }) => {
    onResolve({ filter: /.*/ }, ({ kind, path: file }) =>
      kind === 'dynamic-import' ? { path: `${folder}/${path.basename(file)}`, external: true } : undefined,
    );
  },
});

/**
 * Fetches by the whole address: in a script from another origin, unless it was asked for with `crossorigin`, an address that is
 * relative leads nowhere (HTML standard, "muted errors").
 */
const FETCH_LATER =
  'function fetchLater(file) { return import(SCRIPT_SOURCE ? new URL(file, SCRIPT_SOURCE) : file); }';

/** One set of rules instead of one for each component, without what nobody chooses or reads, and with short class names. */
async function squeeze(bundled) {
  const { code, classes } = withoutUnchosen(bundled);
  const all = [...code.matchAll(ADDED_STYLES)].map(([, text]) => runInNewContext(text)).join('');
  const css = await smallStyles(withoutUnread(withSettled(withoutClasses(all, classes))));
  let isFirst = true;
  const once = code.replaceAll(ADDED_STYLES, (call, text) => {
    if (!isFirst) return '';
    isFirst = false;
    return call.replace(text, () => JSON.stringify(css));
  });
  const names = new Map();
  return once.replaceAll(CLASS_NAME, (name) => {
    if (!names.has(name)) names.set(name, `s${names.size.toString(36)}`);
    return names.get(name);
  });
}

/**
 * One file that a page loads with a script tag: everything in it, for a strict Content-Security-Policy.
 *
 * @param {string} entry a built module of the package.
 * @param {string} version whose folder has what is fetched later.
 */
export async function pageScript(entry, version) {
  const bundled = await build({
    // A script exports nothing.
    stdin: { contents: `import ${JSON.stringify(entry)};`, resolveDir: path.dirname(entry) },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    logLevel: 'error',
    plugins: [fetchedLater(`../${version}`)],
  });
  const code = bundled.outputFiles[0].text.replaceAll('import("../', 'fetchLater("../');
  // Unsafe only where a text is made of a symbol, or the language's own classes are changed: our own few modules do neither.
  return small(`(() => {"use strict";${await squeeze(code)}${FETCH_LATER}})();`, { unsafe: true });
}

/** Has the whole file compiled while it is fetched, as in `apps/web/build/compiled-at-once.ts`. */
const COMPILED_AT_ONCE = '//# allFunctionsCalledOnLoad';

/** A module that scripts fetch when it is first needed. */
export async function laterModule(entry) {
  const bundled = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    logLevel: 'error',
    plugins: [fetchedLater('.')],
  });
  return `${COMPILED_AT_ONCE}\n${await small(bundled.outputFiles[0].text)}`;
}

/** Terser's output is 3 % smaller over the line than that of esbuild and oxc. */
async function small(code, more = {}) {
  const { code: minified } = await minify(code, {
    ecma: 2022,
    toplevel: true,
    compress: {
      passes: 3,
      hoist_funs: true,
      inline: 1,
      unsafe_arrows: true,
      pure_getters: true,
      keep_fargs: false,
      ...more,
    },
    format: { comments: false },
  });
  return minified;
}
