/**
 * Damerau-Levenshtein distance (insertions, deletions, substitutions, swaps of neighbours), given up beyond `limit`.
 *
 * @returns the distance, or `limit + 1` when it is larger.
 */
export function editDistance(first: string, second: string, limit: number): number {
  if (Math.abs(first.length - second.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: second.length + 1 }, (_, column) => column);
  for (let row = 1; row <= first.length; row += 1) {
    const current = [row];
    let smallest = row;
    for (let column = 1; column <= second.length; column += 1) {
      const same = first.charCodeAt(row - 1) === second.charCodeAt(column - 1);
      let cost = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        first.charCodeAt(row - 1) === second.charCodeAt(column - 2) &&
        first.charCodeAt(row - 2) === second.charCodeAt(column - 1);
      if (swapped) cost = Math.min(cost, at(beforeLast, column - 2) + 1);
      current.push(cost);
      smallest = Math.min(smallest, cost);
    }
    if (smallest > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(at(last, second.length), limit + 1);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.MAX_SAFE_INTEGER;
}
