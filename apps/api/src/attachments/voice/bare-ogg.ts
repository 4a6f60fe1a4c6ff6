import { LONGEST_PIECE, type Page, piecesOf, readPages, writePages } from './ogg.ts';

const text = new TextEncoder();
/** The most pieces of one page. */
const MOST_PIECES = 255;
/** Set on the first page of a stream. */
const BEGINS = 2;

/** How comments begin, what stands behind them when there are none, and how many packets precede the sound. */
const CODECS = [
  // Source: RFC 7845, section 5.2.
  { name: text.encode('OpusTags'), empty: new Uint8Array(8), headers: 2 },
  // Source: Vorbis I specification, section 5.2.1; the last bit ends the packet.
  { name: text.encode('\u0003vorbis'), empty: Uint8Array.from([0, 0, 0, 0, 0, 0, 0, 0, 1]), headers: 3 },
] as const;

/**
 * An Ogg recording without comments, which may name a place, a person, a program.
 *
 * @returns undefined when it is not one whole stream of Opus or Vorbis.
 */
export function bareOgg(bytes: Uint8Array): Uint8Array | undefined {
  const pages = readPages(bytes);
  const [first] = pages ?? [];
  if (!pages || !first) return undefined;
  const isOne = pages.every(
    ({ stream, flags }, index) => stream === first.stream && (index === 0 || !(flags & BEGINS)),
  );
  if (!isOne) return undefined;
  const packets: Uint8Array[] = [];
  let open: Uint8Array[] = [];
  let read = 0;
  let codec: (typeof CODECS)[number] | undefined;
  for (const page of pages) {
    let at = 0;
    for (const length of page.pieces) {
      open.push(page.content.subarray(at, at + length));
      at += length;
      if (length === LONGEST_PIECE) continue;
      packets.push(Buffer.concat(open));
      open = [];
    }
    read += 1;
    codec = CODECS.find(({ name }) => startsWith(packets[1], name));
    // The sound begins on a page of its own (RFC 7845, section 3; Vorbis I, section A.2).
    if (codec && packets.length >= codec.headers) break;
  }
  if (!codec || packets.length !== codec.headers || open.length > 0) return undefined;
  const headers = [packets[0], Buffer.concat([codec.name, codec.empty]), ...packets.slice(2)];
  const pieces = headers.map((packet) => piecesOf(packet?.length ?? 0));
  if (pieces.some(({ length }) => length > MOST_PIECES)) return undefined;
  return writePages([
    ...headers.map((content = new Uint8Array(), index): Page => {
      return {
        ...first,
        flags: index === 0 ? first.flags : 0,
        pieces: pieces[index] ?? new Uint8Array(),
        content,
      };
    }),
    ...pages.slice(read),
  ]);
}

const startsWith = (packet: Uint8Array | undefined, start: Uint8Array) =>
  packet !== undefined && start.every((byte, index) => packet[index] === byte);
