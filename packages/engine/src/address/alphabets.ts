const LATIN = /\p{Script=Latin}/u;
const OTHER =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Lisu}\p{Script=Coptic}]/u;

/** Latin letters beside those of an alphabet with the same shapes: nobody writes so by accident. */
export function mixesAlphabets(label: string): boolean {
  return LATIN.test(label) && OTHER.test(label);
}
