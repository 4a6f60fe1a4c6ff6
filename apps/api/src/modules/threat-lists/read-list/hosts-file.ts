import { type ListFormat, linesOf } from './named.ts';

/** As in a `hosts` file, which sends names that are not wanted nowhere. */
const NOWHERE = /^(?:0\.0\.0\.0|127\.0\.0\.1|::1?)\s+/;
const REMARK = /\s#.*$/;

/** A `hosts` file: one address, then names. */
export const hostsFile: ListFormat = {
  isWrittenIn: (text) =>
    linesOf(text)
      .slice(0, 20)
      .some((line) => NOWHERE.test(line)),
  named: (text) =>
    linesOf(text).flatMap((line) =>
      NOWHERE.test(line) ? line.replace(NOWHERE, '').replace(REMARK, '').trim().split(/\s+/) : [],
    ),
};
