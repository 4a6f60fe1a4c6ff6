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

/** So many text sizes; in brackets only beside what binds as strongly. */
function asLength(number, isCalculated, isOneOfSeveral) {
  const product = `${number}*var(--sg-rem)`;
  if (!isCalculated) return `calc(${product})`;
  return isOneOfSeveral ? `(${product})` : product;
}

/** Whether a value is multiplied or divided. */
const isFactor = (nodes, place) =>
  [nodes.slice(0, place).findLast(isNoSpace), nodes.slice(place + 1).find(isNoSpace)].some(
    (beside) => beside && /^[*/]$/.test(beside.value),
  );
const isNoSpace = ({ type }) => type !== 'space';

/** @param {boolean} isCalculated whether they stand inside of a function that calculates. */
function replaceLengths(nodes, isCalculated) {
  for (const [place, node] of nodes.entries()) {
    if (node.type === 'function') {
      replaceLengths(node.nodes, isCalculated || CALCULATES.has(node.value));
    } else if (node.type === 'word') {
      const length = valueParser.unit(node.value);
      if (length && length.unit === 'rem')
        node.value = asLength(length.number, isCalculated, isFactor(nodes, place));
      else if (length && length.unit === 'vw') node.value = `${length.number}cqi`;
    }
  }
}
