import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** How far two colours may lie apart, from 0 to 1, and still be called the same: far less than an eye sees. */
const SAME_COLOUR = 0.01;
/** Pixels that a browser may draw otherwise from one run to the next, on a curve's edge. */
const STRAY_PIXELS = 4;

/** @typedef {{ data: Buffer, wide: number, height: number }} Pixels RGBA. */

/**
 * How two pictures differ.
 *
 * @param {Pixels} before
 * @param {Pixels} after
 * @returns {{ what: string, marked?: Buffer } | undefined} in words, with a picture of the place where both have one size; nothing
 * if they look the same.
 */
export function difference(before, after) {
  if (before.wide !== after.wide || before.height !== after.height) return { what: sizesOf(before, after) };
  const marked = Buffer.alloc(before.data.length);
  const options = { threshold: SAME_COLOUR, includeAA: true };
  const count = pixelmatch(before.data, after.data, marked, before.wide, before.height, options);
  if (count <= STRAY_PIXELS) return undefined;
  const share = ((100 * count) / (before.wide * before.height)).toFixed(1);
  return { what: `${share} % of it looks different`, marked };
}

/** Side of the squares whose mean colours are compared, in pixels of a picture. */
const SQUARE = 8;
/** How far two means may lie apart in red, green or blue: letters that are drawn otherwise stay below it. */
const MEAN_APART = 20;
/** Rows more or less that rounding of the same letters may bring. */
const STRAY_ROWS = 2;

/**
 * How two pictures differ that two browsers have drawn, each in its own way: by the mean colours of small squares. Edges and letters may differ,
 * layout and colours not.
 *
 * @param {Pixels} before
 * @param {Pixels} after
 * @returns {ReturnType<typeof difference>}
 */
export function roughDifference(before, after) {
  if (before.wide !== after.wide || Math.abs(before.height - after.height) > STRAY_ROWS)
    return { what: sizesOf(before, after) };
  const rows = Math.floor(Math.min(before.height, after.height) / SQUARE);
  const columns = Math.floor(before.wide / SQUARE);
  let count = 0;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const means = [before, after].map((pixels) => meanOf(pixels, column * SQUARE, row * SQUARE));
      if (means[0].some((value, channel) => Math.abs(value - means[1][channel]) > MEAN_APART)) count += 1;
    }
  if (count === 0) return undefined;
  return { what: `${((100 * count) / (rows * columns)).toFixed(1)} % of it has another colour` };
}

/** The mean red, green and blue of a square. */
function meanOf({ data, wide }, left, top) {
  const sums = [0, 0, 0];
  for (let y = top; y < top + SQUARE; y += 1)
    for (let x = left; x < left + SQUARE; x += 1)
      for (const channel of sums.keys()) sums[channel] += data[4 * (y * wide + x) + channel];
  return sums.map((sum) => sum / SQUARE ** 2);
}

const sizesOf = (before, after) =>
  `${before.wide}×${before.height} has become ${after.wide}×${after.height} (half pixels)`;

const GAP = 12;

/**
 * One picture of what was and what is, and where they differ, side by side.
 *
 * @param {string} file
 * @param {Pixels} before
 * @param {Pixels} after
 * @param {Buffer} [marked]
 */
export async function writeSideBySide(file, before, after, marked) {
  const shown = [before, after, ...(marked ? [{ ...before, data: marked }] : [])];
  const layers = shown.map(({ data, wide, height }, index) => ({
    input: data,
    raw: { width: wide, height, channels: 4 },
    left: shown.slice(0, index).reduce((sum, each) => sum + each.wide + GAP, 0),
    top: 0,
  }));
  const width = shown.reduce((sum, each) => sum + each.wide + GAP, -GAP);
  const height = Math.max(before.height, after.height);
  await sharp({ create: { width, height, channels: 3, background: '#888888' } })
    .composite(layers)
    .png()
    .toFile(file);
}
