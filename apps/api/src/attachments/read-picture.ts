import sharp from 'sharp';
import { CodedError } from '../errors/index.ts';
import type { AcceptedFile } from './accepted-file.ts';

/** A photograph of a phone that takes fifty megapixels passes; what would fill the memory when unpacked does not. */
const MOST_PIXELS = 55_000_000;
/** Larger than any screen; small print on a receipt stays readable. */
const LONGEST_SIDE = 3_000;
const JPEG_QUALITY = 82;

// Pictures are seen once: what libvips remembers of them would only take memory.
sharp.cache(false);

/**
 * Draws a picture anew, so that nothing of the original file is kept but what can be seen: no place, no owner, nothing
 * hidden behind it. Of a moving picture, the first image.
 *
 * @param mediaType what its bytes say it is.
 * @throws {CodedError} when it cannot be drawn or is too large.
 */
export async function readPicture(original: Uint8Array, mediaType: string): Promise<AcceptedFile> {
  const { width, height } = await sharp(original, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new CodedError('file_damaged');
    });
  if (width * height > MOST_PIXELS) throw new CodedError('picture_too_large');
  const picture = sharp(original, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true });
  const isPhotograph = mediaType === 'image/jpeg';
  const drawn = isPhotograph ? picture.jpeg({ quality: JPEG_QUALITY }) : picture.png();
  const bytes = await drawn.toBuffer().catch(() => {
    throw new CodedError('file_damaged');
  });
  return { kind: 'picture', mediaType: isPhotograph ? 'image/jpeg' : 'image/png', bytes };
}
