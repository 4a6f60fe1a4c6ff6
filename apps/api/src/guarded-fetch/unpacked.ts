import { promisify } from 'node:util';
import { gunzip, inflate } from 'node:zlib';
import { NotFetched } from './not-fetched.ts';

/** The encodings that a server is offered, in the words of HTTP (RFC 9110, section 12.5.3). */
export const ENCODINGS = 'gzip, deflate';

/** With these two bytes begins whatever is packed by gzip (RFC 1952), a file `.gz` too. */
const GZIP = Buffer.from([0x1f, 0x8b]);

/**
 * Unpacks an answer, or a file that is packed itself.
 *
 * @param encoding as the answer's `Content-Encoding` names it.
 * @param maxBytes of what is unpacked: a few bytes may hold gigabytes.
 * @throws {NotFetched} when it is damaged or too large.
 */
export async function unpacked(
  bytes: Buffer,
  encoding: string | undefined,
  maxBytes: number,
): Promise<Buffer> {
  const isGzip = bytes.subarray(0, GZIP.length).equals(GZIP);
  if (!isGzip && encoding?.toLowerCase() !== 'deflate') return bytes;
  try {
    return await promisify(isGzip ? gunzip : inflate)(bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    throw new NotFetched('is damaged or too large', { cause: error });
  }
}
