import { elementsOf } from './ebml.ts';

/** Source of all identifiers: RFC 9559 (Matroska), section 5. */
const SEGMENT = 0x18_53_80_67;
const ENTERED: ReadonlySet<number> = new Set([
  SEGMENT,
  // Info, Tracks, TrackEntry, Cluster: what may follow an element of unknown size has to be found.
  0x15_49_a9_66,
  0x16_54_ae_6b,
  0xae,
  0x1f_43_b6_75,
]);
/** Elements that tell of the person, the place or the phone: tags, files inside, chapters, title, date, names. */
const TELLING: ReadonlySet<number> = new Set([
  0x12_54_c3_67, 0x19_41_a4_69, 0x10_43_a7_70, 0x7b_a9, 0x44_61, 0x73_84, 0x53_6e,
]);
/** Names of programs, without which a file is not valid; blanks are enough. */
const PROGRAMS: ReadonlySet<number> = new Set([0x4d_80, 0x57_41]);
const VOID = 0xec;
const BLANK = 0x20;

/**
 * Keeps only the sound of a WebM recording. Nothing is moved: an element that says nothing overwrites each part that goes.
 *
 * @returns undefined when the file cannot be followed to its end.
 */
export function bareWebm(bytes: Uint8Array): Uint8Array | undefined {
  const bare = Uint8Array.from(bytes);
  for (const element of elementsOf(bytes, (id) => ENTERED.has(id))) {
    if (!element) return undefined;
    const { id, start, from, end } = element;
    if (PROGRAMS.has(id)) bare.fill(BLANK, from, end);
    else if (TELLING.has(id) || id === VOID) makeVoid(bare, start, end);
  }
  return bare;
}

/** The size of a Void element is written in as many bytes as it takes to fill the room. Source: RFC 8794, section 11.3.2. */
function makeVoid(bytes: Uint8Array, start: number, end: number): void {
  bytes.fill(0, start, end);
  bytes[start] = VOID;
  const room = end - start - 1;
  const width = [1, 2, 3, 4, 5].find((count) => room - count < 2 ** (7 * count) - 1) ?? 1;
  let size = room - width;
  for (let at = width; at > 0; at -= 1) {
    bytes[start + at] = size % 256;
    size = Math.floor(size / 256);
  }
  bytes[start + 1] = (bytes[start + 1] ?? 0) | (1 << (8 - width));
}
