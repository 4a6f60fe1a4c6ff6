/** Boxes with boxes inside. Source of all names: ISO/IEC 14496-12. */
const ENTERED: ReadonlySet<string> = new Set([
  'moov',
  'trak',
  'mdia',
  'minf',
  'stbl',
  'moof',
  'traf',
  'edts',
  'mvex',
]);
/** Boxes that tell of the person, the place or the phone, and boxes that may hold anything. */
const TELLING: ReadonlySet<string> = new Set([
  'udta',
  'meta',
  'uuid',
  'free',
  'skip',
  'wide',
  'pnot',
  'name',
  'mfra',
]);
/** Boxes that begin with when the recording was made and last changed. */
const DATED: ReadonlySet<string> = new Set(['mvhd', 'tkhd', 'mdhd']);
/** The kind of a track stands in its first 24 bytes after the box's head, then a name. */
const HANDLER_NAME_AT = 24;
const HEAD = 8;
const LARGE_HEAD = 16;
const FREE = new TextEncoder().encode('free');

/**
 * Keeps only the sound of an MP4 recording. A table says where each sound stands, so nothing is moved: an empty box overwrites
 * each part that goes.
 *
 * @returns undefined when the file cannot be followed to its end.
 */
export function bareMp4(bytes: Uint8Array): Uint8Array | undefined {
  const bare = Uint8Array.from(bytes);
  return bareBoxes(bare, 0, bare.length) ? bare : undefined;
}

function bareBoxes(bytes: Uint8Array, from: number, to: number): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = from; at < to; ) {
    if (at + HEAD > to) return false;
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + HEAD));
    const size = view.getUint32(at);
    const isLarge = size === 1;
    if (isLarge && at + LARGE_HEAD > to) return false;
    const content = at + (isLarge ? LARGE_HEAD : HEAD);
    // A size of 0 means: to the end of the file.
    const end = isLarge ? at + Number(view.getBigUint64(at + HEAD)) : size === 0 ? to : at + size;
    if (end < content || end > to) return false;
    if (TELLING.has(name)) {
      bytes.set(FREE, at + 4);
      bytes.fill(0, content, end);
    } else if (ENTERED.has(name)) {
      if (!bareBoxes(bytes, content, end)) return false;
    } else if (DATED.has(name)) {
      const width = bytes[content] === 1 ? 16 : 8;
      bytes.fill(0, content + 4, Math.min(content + 4 + width, end));
    } else if (name === 'hdlr') bytes.fill(0, Math.min(content + HANDLER_NAME_AT, end), end);
    at = end;
  }
  return true;
}
