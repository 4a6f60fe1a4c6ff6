/**
 * Whether at most `edits` slips of the finger turn `name` into `written` or, with `isStart`, into the beginning of it. A slip is
 * a letter more, a letter less, another letter, or two neighbours swapped.
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
  const left = edits - 1;
  return (
    isWithinEdits(name, written, left, isStart, one + 1, other + 1) ||
    isWithinEdits(name, written, left, isStart, one + 1, other) ||
    isWithinEdits(name, written, left, isStart, one, other + 1) ||
    (isSwap(name, one, written, other) && isWithinEdits(name, written, left, isStart, one + 2, other + 2))
  );
}

function isSwap(name: string, one: number, written: string, other: number): boolean {
  return name[one] === written[other + 1] && name[one + 1] === written[other] && one + 1 < name.length;
}
