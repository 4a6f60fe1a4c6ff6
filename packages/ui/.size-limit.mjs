import { readFileSync } from 'node:fs';
import { publicParts } from './release/public-parts.mjs';

/**
 * What components may cost in what was built, in kB, minified and compressed with brotli. Scripts include what is loaded on
 * demand, but not React, which is a peer; styles include the light theme. Raise a figure by hand, and say in the commit why.
 *
 * @type {Readonly<Record<string, { scripts: number, styles: number }>>}
 */
const budgets = JSON.parse(readFileSync(new URL('release/budgets.json', import.meta.url), 'utf8'));

/** React, with what draws to the page, on its own. */
const REACT = 58.5;

function checksOf(name) {
  const budget = budgets[name];
  if (!budget)
    throw new Error(`release/budgets.json says nothing of ${name}: measure it and give it a little more.`);
  return [
    { name: `${name}: scripts`, path: `dist/entries/${name}.js`, limit: `${budget.scripts} kB` },
    { name: `${name}: styles`, path: `dist/styles/${name}.js`, limit: `${budget.styles} kB` },
  ];
}

export default [
  { name: 'eleven components: scripts', path: 'release/eleven-components.mjs', limit: `${80 - REACT} kB` },
  { name: 'eleven components: styles', path: 'release/eleven-styles.mjs', limit: '4 kB' },
  ...Object.keys(publicParts).flatMap(checksOf),
];
