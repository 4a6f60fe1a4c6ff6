/**
 * Whether at most `edits` slips of the finger (a letter more, less or other, two neighbours swapped) turn `name` into
 * `written` or, with `isStart`, into its beginning.
 */
export function isWithinEdits(
  name: string,
  written: string,
  edits: number,
  isStart = false,
  nameAt = 0,
  writtenAt = 0,
): boolean {
  let one = nameAt;
  let other = writtenAt;
  while (one < name.length && name.charCodeAt(one) === written.charCodeAt(other)) {
    one += 1;
    other += 1;
  }
  if (one === name.length) return isStart || written.length - other <= edits;
  if (edits === 0) return false;
  const goesOn = (skippedInName: number, skippedInWritten: number): boolean =>
    isWithinEdits(name, written, edits - 1, isStart, one + skippedInName, other + skippedInWritten);
  return goesOn(1, 1) || goesOn(1, 0) || goesOn(0, 1) || (isSwap(name, one, written, other) && goesOn(2, 2));
}

function isSwap(name: string, one: number, written: string, other: number): boolean {
  return name[one] === written[other + 1] && name[one + 1] === written[other] && one + 1 < name.length;
}
