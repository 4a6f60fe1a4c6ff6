import { hashEnd, hashString } from '../src/inference/hash.ts';
import type { TextRow } from './rows.ts';

export const FOLDS = 5;

/** The fold of everything that shares a name, such as all addresses of one domain. */
export const foldOfName = (name: string): number => hashEnd(hashString(name)) % FOLDS;

/** Neighbours among our own examples are twins. They go to one fold, with the pairs around them. */
const NEIGHBOURS = 6;

/** The fold of each text, by its id. Our own examples go by groups of neighbours. */
export function foldsOfTexts(rows: readonly TextRow[]): readonly number[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    if (row.trick === '') return foldOfName(row.id);
    const place = seen.get(row.shelf) ?? 0;
    seen.set(row.shelf, place + 1);
    return foldOfName(`${row.shelf} ${Math.floor(place / NEIGHBOURS)}`);
  });
}
