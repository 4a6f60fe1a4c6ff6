import type { ListFormat } from './named.ts';
import { rowsOf } from './table.ts';

/** Columns and fields are called the same. Source: phishtank.org/developer_info.php. */
const HEADER = /^phish_id,url,/;
const FIELD = /^\s*\[[\s\S]{0,400}"phish_id"/;
const STANDS = 'yes';

/** PhishTank as a table: what is verified and online. */
export const phishtankCsv: ListFormat = {
  isWrittenIn: (text) => HEADER.test(text),
  *named(text) {
    let places: Record<string, number> | undefined;
    for (const row of rowsOf(text)) {
      if (places) {
        const { url = -1, verified = -1, online = -1 } = places;
        const link = row[url];
        if (link && row[verified] === STANDS && row[online] === STANDS) yield link;
      } else places = Object.fromEntries(row.map((name, place) => [name, place]));
    }
  },
};

interface Entry {
  readonly url?: unknown;
  readonly verified?: unknown;
  readonly online?: unknown;
}

/** PhishTank as JSON. */
export const phishtankJson: ListFormat = {
  isWrittenIn: (text) => FIELD.test(text),
  *named(text) {
    for (const entry of entriesOf(text))
      if (typeof entry?.url === 'string' && entry.verified === STANDS && entry.online === STANDS)
        yield entry.url;
  },
};

/** A file that was cut off holds nothing: half a list would look like one that shrinks. */
function entriesOf(text: string): readonly (Entry | null)[] {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}
