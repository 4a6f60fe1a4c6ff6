import { MAX_PICTURE, READ_PICTURE } from '@scamguard/contracts';
import sharp from 'sharp';
import { CodedError } from '../../errors/index.ts';

/** The ground around letters is looked at in a picture this much smaller, whose median shows no letters any more. */
const GROUND_SCALE = 4;
const GROUND_WINDOW = 9;
/** How much stronger letters become against their ground. */
const CONTRAST = 2;
/** OCR takes the size of letters from this resolution. Without it, OCR guesses. */
const DENSITY = 200;

/** A grey picture, a byte a pixel. */
interface Grey {
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number };
}

/**
 * Draws a picture anew as dark letters on white: what differs from its ground is a letter, whether the ground is light,
 * dark or a coloured bubble.
 *
 * @returns a PNG.
 * @throws {CodedError} when it is no picture that can be drawn, or too large.
 */
export async function preparePicture(original: Uint8Array): Promise<Buffer> {
  const picture = await grey(original);
  const ground = await groundOf(picture);
  const { width, height } = picture.info;
  const letters = Buffer.alloc(width * height);
  for (let index = 0; index < letters.length; index += 1) {
    const difference = Math.abs((picture.data[index] ?? 0) - (ground[index] ?? 0)) * CONTRAST;
    letters[index] = 255 - Math.min(255, difference);
  }
  return sharp(letters, { raw: { width, height, channels: 1 } })
    .withMetadata({ density: DENSITY })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function grey(original: Uint8Array): Promise<Grey> {
  const { width, height } = await sharp(original, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new CodedError('file_damaged');
    });
  if (width * height > MAX_PICTURE.pixels) throw new CodedError('picture_too_large');
  const scale = Math.min(
    READ_PICTURE.shortSide / Math.min(width, height),
    READ_PICTURE.longSide / Math.max(width, height),
  );
  const longest = Math.max(1, Math.round(Math.max(width, height) * scale));
  return sharp(original, { limitInputPixels: MAX_PICTURE.pixels, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .flatten({ background: 'white' })
    .greyscale()
    .resize(longest, longest, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new CodedError('file_damaged');
    });
}

/** A picture of the same size without letters and other small things. */
async function groundOf({ data, info: { width, height } }: Grey): Promise<Buffer> {
  const small = await sharp(data, { raw: { width, height, channels: 1 } })
    .resize(Math.ceil(width / GROUND_SCALE), Math.ceil(height / GROUND_SCALE), {
      fit: 'fill',
      kernel: 'nearest',
    })
    .median(GROUND_WINDOW)
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: small.info.width, height: small.info.height, channels: 1 as const };
  return sharp(small.data, { raw })
    .resize(width, height, { fit: 'fill', kernel: 'nearest' })
    .extractChannel(0)
    .raw()
    .toBuffer();
}
