/** A word without the digits around it: `24mtn2026` is about "mtn". */
export const withoutEdgeDigits = (word: string): string => word.replace(/^\d+|\d+$/g, '');
