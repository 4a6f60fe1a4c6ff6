/** A value in quotes, in which a doubled quote is one, or a value without; then what parts it from the next. */
const VALUE = /(?:"((?:[^"]|"")*)"|([^,"\r\n]*))(,|\r\n|\n|\r|$)/y;

/** Reads comma-separated values by RFC 4180; after a quote that stands in the wrong place, it goes on with the next line. */
export function* rowsOf(text: string): Generator<readonly string[]> {
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    VALUE.lastIndex = at;
    const match = VALUE.exec(text);
    if (!match) {
      const next = text.indexOf('\n', at);
      row = [];
      at = next === -1 ? text.length : next + 1;
      continue;
    }
    const [whole, quoted, bare = '', end] = match;
    row.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    at += whole.length;
    if (end === ',') continue;
    yield row;
    row = [];
    // A last value without a line's end.
    if (whole === '') return;
  }
}
