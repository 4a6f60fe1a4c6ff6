import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const WEIGHTS = [400, 700];
const SCRIPTS = {
  latin: 'U+0000-00FF,U+0131,U+0152-0153,U+2000-206F,U+20AC',
  'latin-ext': 'U+0100-02BA,U+1E00-1E9F,U+20A0-20AB,U+20AD-20C0',
};

/** Andika inside the page itself, so that nothing has to be fetched. */
export const FONT = WEIGHTS.flatMap((weight) =>
  Object.entries(SCRIPTS).map(([script, range]) => {
    const file = resolve(`@fontsource/andika/files/andika-${script}-${weight}-normal.woff2`);
    const data = readFileSync(file).toString('base64');
    return `@font-face{font-family:Andika;font-weight:${weight};unicode-range:${range};src:url(data:font/woff2;base64,${data})}`;
  }),
).join('');
