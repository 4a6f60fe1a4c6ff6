import type { Plan } from './plans.ts';

/** How many digits stand together where people know the number by heart. Source: libphonenumber's formats, July 2026. */
const GROUPS: Readonly<Record<string, readonly number[]>> = {
  BJ: [2, 2, 2, 2, 2],
  CI: [2, 2, 2, 4],
  SN: [2, 3, 2, 2],
  TG: [2, 2, 2, 2],
  BF: [2, 2, 2, 2],
  ML: [2, 2, 2, 2],
  NE: [2, 2, 2, 2],
  NG: [3, 3, 4],
  GH: [2, 3, 4],
  GN: [3, 2, 2, 2],
  CM: [1, 2, 2, 2, 2],
  FR: [1, 2, 2, 2, 2],
  GB: [4, 6],
};
const USUAL_GROUP = 3;

/** A number with its country code and blanks: `+229 01 97 12 34 56`. */
export function shownNumber({ country, callingCode }: Plan, national: string): string {
  const groups: string[] = [];
  for (let at = 0; at < national.length; ) {
    const left = national.length - at;
    // No digit stands alone at the end.
    const size = GROUPS[country ?? '']?.[groups.length] ?? (left === USUAL_GROUP + 1 ? left : USUAL_GROUP);
    groups.push(national.slice(at, at + size));
    at += size;
  }
  return [`+${callingCode}`, ...groups].join(' ');
}
