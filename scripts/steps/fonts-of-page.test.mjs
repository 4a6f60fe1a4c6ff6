import { expect, test } from 'vitest';
import { fontsOfPage } from './fonts-of-page.mjs';

const face = (file, ranges) =>
  `@font-face{src:url(/assets/${file}.woff2)format("woff2");unicode-range:${ranges}}`;
const STYLE = [
  face('latin-400', 'U+0-FF'),
  face('latin-700', 'U+0-FF'),
  face('tones-400', 'U+301,U+1E??'),
  face('french-400', 'U+20-7E,U+E9'),
].join('');

test.each([
  ['été\n', ['french-400']],
  ['ẹ', ['tones-400']],
  ['ño', ['latin-400', 'latin-700', 'french-400']],
])('%s needs the last cut that has each letter', (text, files) => {
  const page = `<style>${STYLE}</style><p title="ɔ">${text}</p><script>"ñ"</script>`;
  expect(fontsOfPage(page)).toEqual(files.map((name) => `assets/${name}.woff2`));
});
