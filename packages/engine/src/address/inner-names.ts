/**
 * A finder of names inside longer words, which tells what it finds in the order of the names. It looks their first letters up: one
 * pattern made of all names would have to be compiled while the first verdict is waited for.
 */
export function innerNames<Entry>(
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
): (word: string) => readonly Entry[] {
  const shortest = Math.min(...entries.map((entry) => nameOf(entry).length));
  const byStart = new Map<string, Entry[]>();
  for (const entry of entries) {
    const start = nameOf(entry).slice(0, shortest);
    byStart.set(start, [...(byStart.get(start) ?? []), entry]);
  }
  return (word) => {
    const found = new Set<Entry>();
    for (let at = 0; at + shortest <= word.length; at += 1) {
      for (const entry of byStart.get(word.slice(at, at + shortest)) ?? [])
        if (word.startsWith(nameOf(entry), at)) found.add(entry);
    }
    return found.size > 0 ? entries.filter((entry) => found.has(entry)) : [];
  };
}
