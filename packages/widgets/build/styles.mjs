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
    .replaceAll(/"Andika Fallback \w+", ?/g, '')
    .replaceAll(/@media screen and (?=\(min-width)/g, '@container ');

/** Makes rules that were written for a page those of a shadow root, and small. */
export async function shadowStyles(css) {
  const theme = LIGHT.exec(css) ?? NAMED.exec(css);
  return smallStyles(standAlone(theme ? divideTheme(theme[1]) : css));
}

export async function smallStyles(css) {
  const { code } = await transform(css, { loader: 'css', minify: true });
  return code.trim();
}

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
