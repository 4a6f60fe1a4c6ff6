import { CodedError } from '../errors/index.ts';
import type { AcceptedFile } from './accepted-file.ts';
import { type DrawingLimits, drawFile } from './drawing/draw-file.ts';

/** The place of the last line in a complete file; readers look no further. Source: ISO 32000-1, annex H, note 18. */
const END = { mark: '%%EOF', within: 1_024 };

/**
 * Draws the first pages of a document under one another in one picture. The rest of the document is not kept: no script, form,
 * link, other file or name of its author. See docs/decisions/0037.
 *
 * @throws {CodedError} when it is cut off, cannot be read, has a password, or takes too much time or memory.
 */
export async function readPdf(bytes: Uint8Array, limits?: DrawingLimits): Promise<AcceptedFile> {
  const end = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(-END.within);
  if (!end.includes(END.mark)) throw new CodedError('file_damaged');
  return { kind: 'picture', ...(await drawFile({ mediaType: 'application/pdf', bytes }, limits)) };
}
