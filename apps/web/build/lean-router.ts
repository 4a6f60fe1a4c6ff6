import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const inWarningBuild = createRequire(require.resolve('react-router-dom')).resolve('react-router');

/** The router's production files: its package names those with warnings to developers for every bundler. */
const ROUTER = inWarningBuild.replace(/development([\\/])index\.m?js$/, 'production$1index.mjs');

/** Names for developers' tools, and calls that bundlers cannot know to be pure: both keep components that nobody uses. */
const DISPLAY_NAMES = /^\w+\.displayName = "\w+";$/gm;
const COMPONENT_CALLS = /(?<=^var \w+ = )React\d*\.(?:forwardRef|createContext|memo)\(/gm;

/** Leaves out of the router what no visitor needs: about a third of it. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === 'react-router' ? ROUTER : undefined),
    transform: (code, id) =>
      /[\\/]react-router[\\/]dist[\\/]production[\\/]/.test(id)
        ? {
            code: code.replaceAll(DISPLAY_NAMES, '').replaceAll(COMPONENT_CALLS, '/* @__PURE__ */ $&'),
            map: null,
          }
        : undefined,
  };
}
