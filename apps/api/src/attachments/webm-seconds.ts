/** Elements of WebM that lead to the time of the last sound. Source: RFC 9559 (Matroska), section 5. */
const ELEMENTS = {
  segment: 0x18_53_80_67,
  information: 0x15_49_a9_66,
  timestampScale: 0x2a_d7_b1,
  cluster: 0x1f_43_b6_75,
  clusterTime: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
} as const;
const ENTERED: ReadonlySet<number> = new Set([
  ELEMENTS.segment,
  ELEMENTS.information,
  ELEMENTS.cluster,
  ELEMENTS.blockGroup,
]);
const USUAL_SCALE_NS = 1_000_000;
const NS_A_SECOND = 1_000_000_000;

/**
 * How long a WebM recording is, by the times of its sounds: a browser that records does not know the length when it
 * writes the beginning of the file.
 *
 * @returns undefined when the file cannot be followed to its end.
 */
export function webmSeconds(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let scale = USUAL_SCALE_NS;
  let clusterTime = 0;
  let last = 0;
  let at = 0;
  while (at < bytes.length) {
    const id = readNumber(view, at, true);
    const size = id && readNumber(view, id.end, false);
    if (!size) return undefined;
    if (ENTERED.has(id.value)) {
      at = size.end;
      continue;
    }
    if (size.isUnknown || size.end + size.value > bytes.length) return undefined;
    if (id.value === ELEMENTS.timestampScale) scale = readInteger(view, size.end, size.value);
    if (id.value === ELEMENTS.clusterTime) clusterTime = readInteger(view, size.end, size.value);
    if (id.value === ELEMENTS.simpleBlock || id.value === ELEMENTS.block) {
      const track = readNumber(view, size.end, false);
      if (!track || track.end + 2 > bytes.length) return undefined;
      last = Math.max(last, clusterTime + view.getInt16(track.end));
    }
    at = size.end + size.value;
  }
  return (last * scale) / NS_A_SECOND;
}

/** EBML's numbers tell their length by the zeros they begin with; an identifier keeps the mark, a size drops it. */
function readNumber(view: DataView, at: number, keepsMark: boolean) {
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

function readInteger(view: DataView, at: number, length: number): number {
  let value = 0;
  for (let index = 0; index < length; index += 1) value = value * 256 + view.getUint8(at + index);
  return value;
}
