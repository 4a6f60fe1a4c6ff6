/**
 * React's names lead to Preact, as Preact documents it for every bundler: https://preactjs.com/guide/v11/getting-started
 *
 * @type {import('vite').Alias[]}
 */
export const preact = [
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
];
