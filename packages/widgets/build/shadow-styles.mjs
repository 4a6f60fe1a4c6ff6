import valueParser from 'postcss-value-parser';

/** The width of the window, as `@scamguard/ui` asks for it; a widget asks for its own. */
const OF_THE_WINDOW = 'screen and (min-width: ';

/** Functions that calculate by themselves. */
const CALCULATES = new Set(['calc', 'clamp', 'min', 'max']);

/**
 * Turns rules that were written for a page into rules of a shadow root. Sizes count in the visitor's own text size instead of the
 * page's, and widths in the widget's instead of the window's.
 *
 * @type {import('postcss').Plugin}
 */
export const shadowStyles = {
  postcssPlugin: 'scamguard-shadow-styles',
  Declaration(declaration) {
    const { value } = declaration;
    if (!value.includes('rem') && !value.includes('vw')) return;
    const parsed = valueParser(value);
    replaceLengths(parsed.nodes, false);
    const changed = parsed.toString();
    if (changed !== value) declaration.value = changed;
  },
  AtRule: {
    media(rule) {
      if (!rule.params.startsWith(OF_THE_WINDOW)) return;
      rule.name = 'container';
      rule.params = rule.params.slice('screen and '.length);
    },
  },
};

/** @param {boolean} isCalculated whether they stand inside of a function that calculates. */
function replaceLengths(nodes, isCalculated) {
  for (const node of nodes) {
    if (node.type === 'function') {
      replaceLengths(node.nodes, isCalculated || CALCULATES.has(node.value));
    } else if (node.type === 'word') {
      const length = valueParser.unit(node.value);
      if (length && length.unit === 'rem')
        node.value = `${isCalculated ? '' : 'calc'}(${length.number}*var(--sg-rem))`;
      else if (length && length.unit === 'vw') node.value = `${length.number}cqi`;
    }
  }
}
