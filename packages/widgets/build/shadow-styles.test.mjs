import postcss from 'postcss';
import { expect, test } from 'vitest';
import { shadowStyles } from './shadow-styles.mjs';

const shadow = async (css) => (await postcss([shadowStyles]).process(css, { from: undefined })).css;

test.each([
  ['a{width:2rem}', 'a{width:calc(2*var(--sg-rem))}'],
  ['a{margin:0 -1.5rem}', 'a{margin:0 calc(-1.5*var(--sg-rem))}'],
  ['a{width:calc(3 / 2rem)}', 'a{width:calc(3 / (2*var(--sg-rem)))}'],
  ['a{width:calc(2 * 1.5rem)}', 'a{width:calc(2 * (1.5*var(--sg-rem)))}'],
  ['a{width:min(2rem, 50vw)}', 'a{width:min(2*var(--sg-rem), 50cqi)}'],
  [
    'a{--size:clamp(1rem, 1rem + 2vw, 3rem)}',
    'a{--size:clamp(1*var(--sg-rem), 1*var(--sg-rem) + 2cqi, 3*var(--sg-rem))}',
  ],
  [
    'a{grid-template-columns:repeat(2, minmax(2rem, 1fr))}',
    'a{grid-template-columns:repeat(2, minmax(calc(2*var(--sg-rem)), 1fr))}',
  ],
])('%s is counted in the size of the visitor and the width of the widget', async (page, widget) => {
  expect(await shadow(page)).toBe(widget);
});

test('a rule for wide windows is one for wide widgets', async () => {
  expect(await shadow('@media screen and (min-width: 48em){a{gap:0}}')).toBe(
    '@container (min-width: 48em){a{gap:0}}',
  );
});

test.each([
  '@media (hover: hover){a{gap:0}}',
  '@media print{a{gap:0}}',
  'a{width:2em;background:url(rem.png)}',
])('%s stays as it is', async (css) => {
  expect(await shadow(css)).toBe(css);
});
