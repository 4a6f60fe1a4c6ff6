import postcss from 'postcss';
import valueParser from 'postcss-value-parser';

/**
 * The rules of one script, without what nothing in it needs: variables that it does not read, since each script has the tokens of the whole design
 * system, and blanks after commas, which the minifier leaves beside variables.
 *
 * @param {string} styles its minified rules.
 * @param {string} later code that is fetched later, which may read variables too.
 * @returns {string}
 */
export function scriptStyles(styles, later) {
  const root = postcss.parse(styles);
  leaveOutUnread(root, later);
  root.walkDecls((declaration) => {
    const parsed = valueParser(declaration.value);
    parsed.walk((node) => {
      if (node.type === 'div' && node.value === ',') [node.before, node.after] = ['', ''];
    });
    declaration.value = parsed.toString();
  });
  return root.toString();
}

function leaveOutUnread(root, later) {
  let wasFound = true;
  // A variable may be read by another one alone.
  while (wasFound) {
    wasFound = false;
    const read = new Set(`${root} ${later}`.match(/var\(--[\w-]+/g)?.map((use) => use.slice('var('.length)));
    root.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop)) return;
      declaration.remove();
      wasFound = true;
    });
  }
}
