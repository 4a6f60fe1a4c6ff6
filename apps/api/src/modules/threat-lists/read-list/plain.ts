import { type ListFormat, linesOf } from './named.ts';

const REMARK = /\s#.*$/;
/** `*.site` means the site with everything below, which is what naming it means here anyway. */
const WILDCARD = /^\*\./;
/** A page that says something went wrong is no list. */
const PAGE = /^\s*</;

/**
 * One link or name of a site in a line, as OpenPhish and URLhaus give them as text. If the line is a row of a table, it is the
 * first column.
 */
export const plain: ListFormat = {
  isWrittenIn: (text) => !PAGE.test(text),
  named: (text) =>
    linesOf(text).map((line) => {
      const first = line
        .replace(REMARK, '')
        .split(/[\s,"]+/)
        .find(Boolean);
      return (first ?? '').replace(WILDCARD, '');
    }),
};
