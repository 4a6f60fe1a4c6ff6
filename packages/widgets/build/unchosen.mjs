/** A recipe's table of classes, as the bundler prints it: `variantClassNames: { size: { small: "sg_x" } }`. */
const TABLE = /variantClassNames: (\{(?:\s*\w+: \{[^{}]*\},?)*\s*\})/g;
const VALUE = /(?<=[{,])\s*(\w+): "([^"]+)",?/g;
const RULE = /([^{};]+)\{([^{}]*)\}/g;

/** How components look; what they mean (an outcome, a severity) may come from a server. */
const LOOKS = /^(?:size|variant|width|weight|tone|ground|padding|gap)$/;

/**
 * Takes the variants that nobody chooses out of a finished script: a value that no other code names, as a text or as a key of
 * a table, cannot be asked for.
 *
 * @param {string} code
 * @returns {{ code: string, classes: readonly string[] }} the code without them, and the classes that have no use any more.
 */
export function withoutUnchosen(code) {
  const elsewhere = code.replaceAll(TABLE, '');
  const isNamed = (value) => new RegExp(`["']${value}["']|[{,]\\s*${value}:`).test(elsewhere);
  const classes = [];
  const kept = code.replaceAll(TABLE, (whole, table) =>
    whole.replace(
      table,
      table.replaceAll(/(\w+): \{([^{}]*)\}/g, (group, variant, values) => {
        if (!LOOKS.test(variant)) return group;
        const chosen = `{${values}}`.replaceAll(VALUE, (entry, value, names) => {
          if (isNamed(value)) return entry;
          classes.push(names.split(' ')[0]);
          return '';
        });
        return `${variant}: ${chosen}`;
      }),
    ),
  );
  return { code: kept, classes };
}

/** Takes the rules of classes out of a style sheet. */
export function withoutClasses(css, classes) {
  const isTheirs = (selector) => classes.some((name) => new RegExp(`\\.${name}\\b`).test(selector));
  return css.replaceAll(RULE, (rule, selectors, body) => {
    const kept = selectors.split(',').filter((selector) => !isTheirs(selector));
    return kept.length > 0 ? `${kept.join(',')}{${body}}` : '';
  });
}
