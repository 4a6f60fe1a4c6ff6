import { elementsOf, readNumber } from './ebml.ts';

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
 * The length of a WebM recording, by the times of its sounds. A browser that records does not know the length when it writes the
 * beginning of the file.
 *
 * @returns undefined when the file cannot be followed to its end.
 */
export function webmSeconds(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let scale = USUAL_SCALE_NS;
  let clusterTime = 0;
  let last = 0;
  for (const element of elementsOf(bytes, (id) => ENTERED.has(id))) {
    if (!element) return undefined;
    const { id, from, end } = element;
    if (id === ELEMENTS.timestampScale) scale = readInteger(view, from, end);
    if (id === ELEMENTS.clusterTime) clusterTime = readInteger(view, from, end);
    if (id === ELEMENTS.simpleBlock || id === ELEMENTS.block) {
      const track = readNumber(view, from, false);
      if (!track || track.end + 2 > bytes.length) return undefined;
      last = Math.max(last, clusterTime + view.getInt16(track.end));
    }
  }
  return (last * scale) / NS_A_SECOND;
}

function readInteger(view: DataView, from: number, end: number): number {
  let value = 0;
  for (let at = from; at < end; at += 1) value = value * 256 + view.getUint8(at);
  return value;
}
