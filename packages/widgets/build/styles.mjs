import { transform } from 'esbuild';

const LIGHT = /:root,\s*:host\s*\{([^}]*)\}/;
const NAMED = /\[data-sg-theme="?[\w-]+"?\]\s*\{([^}]*)\}/;

const isOurs = (declaration) => /^(?:--sg-tone|color-scheme)/.test(declaration);

/** Every widget's outermost element carries its language. */
const FRAME = '[lang]';

/**
 * What a page may override stands on the element itself, where the page's own rules win; the tones of risk stand inside, where
 * no page's rule reaches.
 */
function divideTheme(declarations) {
  const all = declarations.split(';').map((each) => each.trim());
  return `:host{${all.filter((each) => !isOurs(each)).join(';')}}${FRAME}{${all.filter(isOurs).join(';')}}`;
}

/** Sizes in the visitor's own text size instead of the page's; widths of the widget instead of the window's. */
const standAlone = (css) =>
  css
    .replaceAll(/(-?[\d.]+)rem\b/g, 'calc($1 * var(--sg-rem))')
    .replaceAll(/([\d.]+)vw\b/g, '$1cqi')
    // Fonts that match Andika's measures come with its own style sheet, which widgets do not bring.
    .replaceAll(/['"]Andika Fallback \w+['"], ?/g, '')
    .replaceAll(/@media screen and (?=\(min-width)/g, '@container ');

/** Groups of variables that partners do not set: what they are called is nobody's business but ours. */
const OWN_NAMES = /--sg-(?:tone-|(?=text-))([\w-]+)/g;

const written = new Map();

/** `--sg-tone-danger-on-soft` becomes `--sg-dof`: names that stand in every rule are a good part of a small script. */
function shortName(whole, words) {
  const short = words
    .split('-')
    .map((word) => (word === 'soft' ? 'f' : word[0]))
    .join('');
  if ((written.get(short) ?? words) !== words)
    throw new Error(`${whole} needs another short name than ${short}.`);
  written.set(short, words);
  return `--sg-${short}`;
}

/** Makes rules that were written for a page those of a shadow root, and small. */
export async function shadowStyles(css) {
  const theme = LIGHT.exec(css) ?? NAMED.exec(css);
  return smallStyles(standAlone(theme ? divideTheme(theme[1]) : css).replaceAll(OWN_NAMES, shortName));
}

/** The minifier leaves what is in a variable as it was written. */
const VARIABLE = /(--sg-[\w-]+): ([^;}]*)/g;

export async function smallStyles(css) {
  const { code } = await transform(css, { loader: 'css', minify: true });
  return code.trim().replaceAll(VARIABLE, (_, name, value) => `${name}:${smallValue(value)}`);
}

const WHITE = /^#FFFFFF$/i;
const CLAMP = /^clamp\(.*\)$/;

/** Inside `clamp` one may calculate without saying so. */
const smallValue = (value) =>
  (CLAMP.test(value) ? value.replaceAll('calc(', '(') : value).replaceAll(', ', ',').replace(WHITE, '#fff');

/** Groups of variables that are no partner's to set. */
const SETTLED = /(--sg-(?:space|motion|leading|weight|size)-[\w-]+):([^;}]*)/g;

/** Puts the values of variables that nobody may change where they are read. */
export function withSettled(css) {
  const values = new Map([...css.matchAll(SETTLED)].map(([, name, value]) => [name, value]));
  return css.replaceAll(/var\((--[\w-]+)\)/g, (whole, name) => values.get(name) ?? whole);
}

/** Takes out the `--sg-*` variables that no rule reads. */
export function withoutUnread(css) {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return css.replaceAll(/(?<=[{;])(--sg-[\w-]+):[^;}]*;?/g, (whole, name) => (read.has(name) ? whole : ''));
}
