import { isAscii } from '../text/plain-letters.ts';

/** Latin letters beside those of an alphabet with the same shapes: nobody writes so by accident. */
export function mixesAlphabets(label: string): boolean {
  // Only what is looked for is compiled: tables of scripts are the slowest part of a first verdict.
  if (isAscii(label) || !/\p{Script=Latin}/u.test(label)) return false;
  return /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Lisu}\p{Script=Coptic}]/u.test(
    label,
  );
}
