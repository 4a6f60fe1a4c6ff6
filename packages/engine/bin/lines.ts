const NEWLINE = 0x0a;

/** Longest line that is kept, in bytes; the rest of a longer one is dropped, so that memory stays bounded. */
const LONGEST_LINE = 64 * 1024 * 1024;

/** The lines of a stream of bytes, without their line feeds; a last line without one counts too. */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array[]> {
  let pieces: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    const complete: Uint8Array[] = [];
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      complete.push(joined(pieces, chunk.subarray(start, end)));
      pieces = [];
      length = 0;
      start = end + 1;
    }
    if (length < LONGEST_LINE && start < chunk.length) pieces.push(chunk.subarray(start));
    length += chunk.length - start;
    yield complete;
  }
  if (pieces.length > 0) yield [joined(pieces, new Uint8Array())];
}

function joined(pieces: readonly Uint8Array[], last: Uint8Array): Uint8Array {
  return pieces.length === 0 ? last : Buffer.concat([...pieces, last]);
}
