/** An element of EBML, the form in which WebM is written. Source: RFC 8794. */
export interface Element {
  readonly id: number;
  /** Where its identifier begins. */
  readonly start: number;
  /** Where what is in it begins. */
  readonly from: number;
  /** Where it ends; one of unknown size is followed by what is in it. */
  readonly end: number;
}

/**
 * The elements of a file in order, one level after the other.
 *
 * @param isEntered whether the elements inside one with this identifier are wanted too.
 * @returns undefined in the place of an element that cannot be followed: it is the last.
 */
export function* elementsOf(
  bytes: Uint8Array,
  isEntered: (id: number) => boolean,
): Generator<Element | undefined> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  while (at < bytes.length) {
    const id = readNumber(view, at, true);
    const size = id && readNumber(view, id.end, false);
    if (!size) return yield undefined;
    const isWhole = !size.isUnknown && size.end + size.value <= bytes.length;
    const entered = isEntered(id.value);
    if (!entered && !isWhole) return yield undefined;
    const end = isWhole ? size.end + size.value : bytes.length;
    yield { id: id.value, start: at, from: size.end, end };
    at = entered ? size.end : end;
  }
}

/** EBML's numbers tell their length by the zeros they begin with; an identifier keeps the mark, a size drops it. */
export function readNumber(view: DataView, at: number, keepsMark: boolean) {
  if (at >= view.byteLength) return undefined;
  const first = view.getUint8(at);
  const length = Math.clz32(first) - 23;
  if (length > 8 || at + length > view.byteLength) return undefined;
  const mark = 1 << (8 - length);
  let value = keepsMark ? first : first - mark;
  let isUnknown = first - mark === mark - 1;
  for (let index = 1; index < length; index += 1) {
    const byte = view.getUint8(at + index);
    value = value * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return { value, isUnknown, end: at + length };
}
