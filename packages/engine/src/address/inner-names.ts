/** Something with a name that may stand inside a longer word. */
interface Named<Entry> {
  readonly entry: Entry;
  readonly name: string;
}

/**
 * A finder of names inside longer words, which tells what it finds in the order of the names. It looks their first letters up: one
 * pattern made of all names would have to be compiled while the first verdict is waited for.
 */
export function innerNames<Entry>(
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
): (word: string) => readonly Entry[] {
  const named = entries.map((entry): Named<Entry> => ({ entry, name: nameOf(entry) }));
  const shortest = Math.min(...named.map(({ name }) => name.length));
  const byStart = new Map<string, Named<Entry>[]>();
  for (const each of named) {
    const start = each.name.slice(0, shortest);
    const same = byStart.get(start);
    if (same === undefined) byStart.set(start, [each]);
    else same.push(each);
  }
  return (word) => {
    let found: Set<Named<Entry>> | undefined;
    for (let at = 0; at + shortest <= word.length; at += 1) {
      for (const each of byStart.get(word.slice(at, at + shortest)) ?? []) {
        if (word.startsWith(each.name, at)) found = (found ?? new Set()).add(each);
      }
    }
    return found === undefined ? [] : named.filter((each) => found.has(each)).map(({ entry }) => entry);
  };
}
