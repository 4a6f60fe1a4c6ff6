import path from 'node:path';

const DRAWING = path.join(path.dirname(import.meta.dirname), 'src/drawing');

/**
 * React's name leads to Preact and its hooks. Without `preact/compat`, which 1.3 KB of a script were, and which changes how every element of a
 * page's own Preact is drawn.
 *
 * @type {import('vite').Alias[]}
 */
export const preact = [{ find: /^react$/, replacement: path.join(DRAWING, 'react.ts') }];

/**
 * JSX is made by `h`: the same for scripts and modules, and shorter than what the automatic runtime makes of it.
 *
 * @type {import('vite').UserConfig['oxc']}
 */
export const jsx = {
  jsx: { runtime: 'classic', pragma: 'h', pragmaFrag: 'Fragment' },
  jsxInject: `import { Fragment } from 'preact'; import { element as h } from ${JSON.stringify(path.join(DRAWING, 'element.ts'))};`,
};
