const FACE = /@font-face\s*\{[^}]*url\(["']?\/(assets\/[^)"']+)["']?\)[^}]*unicode-range:([^;}]+)/g;

/**
 * The fonts that a browser fetches for a page: for each of its letters the last rule that has it.
 *
 * @param {string} html with its rules inside.
 * @returns {string[]} files of the site.
 */
export function fontsOfPage(html) {
  // Both weights of a cut have the same letters, and nearly every page has both weights.
  const cuts = new Map();
  for (const [, file, ranges] of html.matchAll(FACE))
    cuts.set(ranges, { ranges: rangesIn(ranges), files: [...(cuts.get(ranges)?.files ?? []), file] });
  const inOrder = [...cuts.values()];
  const text = html.replaceAll(/<(style|script)[\s\S]*?<\/\1>|<[^>]*>/g, '');
  const wanted = new Set(
    // Line breaks are not drawn.
    [...new Set(text)]
      .filter((letter) => letter >= ' ')
      .map((letter) => {
        const code = letter.codePointAt(0);
        return inOrder.findLast(({ ranges }) => ranges.some(([from, to]) => from <= code && code <= to));
      }),
  );
  return inOrder.filter((cut) => wanted.has(cut)).flatMap(({ files }) => files);
}

/** `U+20-7E, U+1E??` as pairs of numbers. */
const rangesIn = (text) =>
  text.split(',').map((range) => {
    const [from, to = from] = range.trim().slice(2).split('-');
    return [Number.parseInt(from.replaceAll('?', '0'), 16), Number.parseInt(to.replaceAll('?', 'F'), 16)];
  });
