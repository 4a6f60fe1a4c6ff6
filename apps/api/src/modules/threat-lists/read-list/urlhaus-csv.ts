import type { ListFormat } from './named.ts';
import { rowsOf } from './table.ts';

/** The names of the columns stand in the last comment. Source: urlhaus.abuse.ch/api, "Database dump (CSV)". */
const HEADER = /^#?\s*id,dateadded,url,url_status,/m;
const URL_COLUMN = 2;
const STATUS_COLUMN = 3;
const COMMENT_LINES = /^#.*$/gm;

/** URLhaus as a table: what is online. */
export const urlhausCsv: ListFormat = {
  isWrittenIn: (text) => HEADER.test(text),
  *named(text) {
    for (const row of rowsOf(text.replace(COMMENT_LINES, ''))) {
      const url = row[URL_COLUMN];
      if (url && row[STATUS_COLUMN] === 'online') yield url;
    }
  },
};
