const FALLBACK_REM = '16px';

/** All rules of a script for pages; the build puts them here. Modules of the npm package add theirs one by one. */
declare const WIDGET_STYLES: string | undefined;

let rules = typeof WIDGET_STYLES === 'undefined' ? '' : WIDGET_STYLES;
let shared: CSSStyleSheet | undefined;

/** Adds rules to the one sheet of all widgets. The build calls it where a module imports its styles. */
export function addStyles(css: string): void {
  rules += css;
}

/** A sheet made without a `style` element or attribute, so that a strict Content-Security-Policy lets it pass. */
export function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/** The sheet of everything in this script; made once, adopted by every widget. */
export function sharedSheet(): CSSStyleSheet {
  shared ??= sheetOf(rules);
  return shared;
}

/**
 * Makes `--sg-rem` a length: the visitor's own text size, whatever size the page gives its root. Sizes are counted in it
 * where a page's own styles would count in `rem`.
 */
export function registerUnits(): void {
  try {
    CSS.registerProperty({
      name: '--sg-rem',
      syntax: '<length>',
      inherits: true,
      initialValue: FALLBACK_REM,
    });
  } catch {
    // Another version of this script has registered it, or the browser is too old to.
  }
}
