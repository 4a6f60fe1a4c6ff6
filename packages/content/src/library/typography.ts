const NO_BREAK = '\u00A0';

/**
 * Keeps together what must not be torn apart at the end of a line on a narrow screen. Editors type plain spaces.
 * French also binds its double punctuation and « quotes ».
 */
export function bindSpaces(text: string, language: 'fr' | 'en'): string {
  const bound = text
    .replace(/(\d) (?=\d{3}(?!\d))/g, `$1${NO_BREAK}`)
    .replace(/(\d) (?=F(?:CFA)?\b|min\b|%)/g, `$1${NO_BREAK}`);
  return language === 'fr' ? bound.replace(/ (?=[:;!?»])/g, NO_BREAK).replace(/« /g, `«${NO_BREAK}`) : bound;
}

/** The same for every string inside a value read from YAML. */
export function bindSpacesDeep(value: unknown, language: 'fr' | 'en'): unknown {
  if (typeof value === 'string') return bindSpaces(value, language);
  if (Array.isArray(value)) return value.map((item) => bindSpacesDeep(item, language));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, bindSpacesDeep(item, language)]),
  );
}
