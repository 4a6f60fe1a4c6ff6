/** A page of Ogg. Source: RFC 3533, section 6. */
export interface Page {
  /** 1: goes on with a packet, 2: first page, 4: last page. */
  readonly flags: number;
  /** Eight bytes that say how far the sound has come. */
  readonly position: Uint8Array;
  readonly stream: number;
  /** The lengths of the pieces of packets; one below 255 ends a packet. */
  readonly pieces: Uint8Array;
  readonly content: Uint8Array;
}

const CAPTURE = [0x4f, 0x67, 0x67, 0x53];
const HEAD = 27;
export const LONGEST_PIECE = 255;

/** @returns undefined when the file is anything but whole pages. */
export function readPages(bytes: Uint8Array): Page[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const pages: Page[] = [];
  for (let at = 0; at < bytes.length; ) {
    if (at + HEAD > bytes.length || CAPTURE.some((byte, index) => bytes[at + index] !== byte))
      return undefined;
    const pieces = bytes.subarray(at + HEAD, at + HEAD + (bytes[at + HEAD - 1] ?? 0));
    const from = at + HEAD + pieces.length;
    const end = from + pieces.reduce((total, length) => total + length, 0);
    if (end > bytes.length) return undefined;
    pages.push({
      flags: bytes[at + 5] ?? 0,
      position: bytes.subarray(at + 6, at + 14),
      stream: view.getUint32(at + 14, true),
      pieces,
      content: bytes.subarray(from, end),
    });
    at = end;
  }
  return pages;
}

/** How a packet of so many bytes is cut; one that fills its last piece ends with an empty one. */
export const piecesOf = (length: number) =>
  Uint8Array.from([
    ...Array.from({ length: Math.floor(length / LONGEST_PIECE) }, () => LONGEST_PIECE),
    length % LONGEST_PIECE,
  ]);

/** Writes pages, numbered anew. */
export function writePages(pages: readonly Page[]): Uint8Array {
  return Uint8Array.from(Buffer.concat(pages.map(writePage)));
}

function writePage({ flags, position, stream, pieces, content }: Page, number: number): Buffer {
  const head = Buffer.alloc(HEAD);
  head.set(CAPTURE);
  head[5] = flags;
  head.set(position, 6);
  head.writeUInt32LE(stream, 14);
  head.writeUInt32LE(number, 18);
  head[26] = pieces.length;
  const page = Buffer.concat([head, pieces, content]);
  page.writeUInt32LE(checksum(page), 22);
  return page;
}

const POLYNOMIAL = 0x04_c1_1d_b7;
/** The remainder of each first byte; Ogg's checksum counts bits the other way round than zlib's. */
const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte << 24;
  for (let bit = 0; bit < 8; bit += 1) value = value & 0x80_00_00_00 ? (value << 1) ^ POLYNOMIAL : value << 1;
  return value;
});

function checksum(page: Uint8Array): number {
  let sum = 0;
  for (const byte of page) sum = (sum << 8) ^ (REMAINDERS[((sum >>> 24) ^ byte) & 255] ?? 0);
  return sum >>> 0;
}
