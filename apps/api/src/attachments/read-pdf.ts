import sharp, { type Sharp } from 'sharp';
import { CodedError } from '../errors/index.ts';
import type { AcceptedFile } from './accepted-file.ts';
import { MOST_PIXELS } from './pdf/limits.ts';
import { type RenderLimits, renderPdf } from './pdf/render-pdf.ts';

/** Where the last line of a complete file stands; readers look no further. Source: ISO 32000-1, annex H, note 18. */
const END = { mark: '%%EOF', within: 1_024 };
const JPEG_QUALITY = 82;
/** Between two pages, in pixels. */
const GAP = { shim: 12, background: '#8a8f98' };

/**
 * Draws the first pages of a document under one another in one picture. Nothing else of it is kept: no script, form, link, other file
 * or name of its author. See docs/decisions/0037.
 *
 * @throws {CodedError} when it is cut off, cannot be read, has a password, or takes too much time or memory.
 */
export async function readPdf(bytes: Uint8Array, limits?: RenderLimits): Promise<AcceptedFile> {
  const end = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(-END.within);
  if (!end.includes(END.mark)) throw new CodedError('file_damaged');
  const { pages, total } = await renderPdf(bytes, limits);
  const drawn = joined(pages.map((page) => Buffer.from(page)));
  return {
    kind: 'picture',
    mediaType: 'image/jpeg',
    bytes: await drawn.jpeg({ quality: JPEG_QUALITY }).toBuffer(),
    pages: { kept: pages.length, total },
  };
}

function joined([first, ...others]: readonly Buffer[]): Sharp {
  const limits = { limitInputPixels: MOST_PIXELS };
  if (others.length === 0) return sharp(first, limits);
  return sharp([first ?? '', ...others], { join: { across: 1, ...GAP }, ...limits });
}
