const NO_BREAK = '\u00A0';

/**
 * Texts of any shape with the spaces of French bound, so that no line of a narrow screen begins with `?` or ends with `«`.
 * They are written with plain spaces, which nobody forgets.
 */
export function withBoundSpaces<Texts>(texts: Texts): Texts {
  return bound(texts) as Texts;
}

function bound(texts: unknown): unknown {
  if (typeof texts === 'string')
    return texts.replace(/ (?=[?!:;»])/g, NO_BREAK).replace(/« /g, `«${NO_BREAK}`);
  if (Array.isArray(texts)) return texts.map(bound);
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, bound(text)]));
}
