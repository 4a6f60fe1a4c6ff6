import sharp from 'sharp';
import { CodedError } from '../../errors/index.ts';
import type { DrawnFile, SentFile } from './drawn-file.ts';
import { JPEG_QUALITY } from './limits.ts';

/**
 * The most points of a picture. A photograph of a phone that takes fifty megapixels passes. A picture that would fill the memory
 * when unpacked does not.
 */
const MOST_PIXELS = 55_000_000;
/** Larger than any screen; small print on a receipt stays readable. */
const LONGEST_SIDE = 3_000;

/**
 * Draws a picture anew. Only the visible part of the original file is kept: no place, no owner, nothing hidden behind it. A
 * moving picture gives its first image.
 *
 * @throws {CodedError} when it cannot be drawn or is too large.
 */
export async function drawPicture({ bytes, mediaType }: SentFile): Promise<DrawnFile> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(damaged);
  if (width * height > MOST_PIXELS) throw new CodedError('picture_too_large');
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true });
  const isPhotograph = mediaType === 'image/jpeg';
  const drawn = isPhotograph ? picture.jpeg({ quality: JPEG_QUALITY }) : picture.png();
  return {
    mediaType: isPhotograph ? 'image/jpeg' : 'image/png',
    bytes: await drawn.toBuffer().catch(damaged),
  };
}

function damaged(): never {
  throw new CodedError('file_damaged');
}
