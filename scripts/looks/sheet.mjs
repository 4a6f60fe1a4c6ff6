import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { SCALE } from './camera.mjs';

/** How wide a sheet may be, in its own pixels. */
const WIDEST = 1440;

/** @typedef {import('./main-stories.mjs').View & { height: number }} Cell a picture on a sheet; `height` in pixels of the sheet. */
/** @typedef {import('./main-stories.mjs').View & { width: number, height: number, data: Buffer }} Picture with its RGBA pixels. */

/** The place of each cell: one beside the other as long as there is room, then below. */
function placed(cells) {
  let [x, y, tallest] = [0, 0, 0];
  return cells.map((cell) => {
    const wide = cell.width * SCALE;
    if (x + wide > WIDEST) [x, y, tallest] = [0, y + tallest, 0];
    const place = { left: x, top: y, width: wide, height: cell.height };
    x += wide;
    tallest = Math.max(tallest, cell.height);
    return place;
  });
}

/** The pixels of a PNG. */
export async function pixelsOf(png) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, wide: info.width, height: info.height };
}

/**
 * Writes the pictures of a component as one sheet, without loss.
 *
 * @param {string} file
 * @param {(Cell & { png: Buffer })[]} pictures
 */
export async function writeSheet(file, pictures) {
  const places = placed(pictures);
  const width = Math.max(...places.map((place) => place.left + place.width));
  const height = Math.max(...places.map((place) => place.top + place.height));
  const layers = pictures.map(({ png }, index) => ({ input: png, ...placeOnly(places[index]) }));
  const sheet = sharp({ create: { width, height, channels: 3, background: '#888888' } }).composite(layers);
  await writeFile(file, await sheet.webp({ lossless: true, effort: 5 }).toBuffer());
}

const placeOnly = ({ left, top }) => ({ left, top });

/**
 * The pictures on a sheet.
 *
 * @param {string} file
 * @param {Cell[]} cells
 */
export async function readSheet(file, cells) {
  const whole = await sharp(await readFile(file))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: whole.info.width, height: whole.info.height, channels: 4 };
  return Promise.all(
    placed(cells).map(async (place) => ({
      data: await sharp(whole.data, { raw }).extract(place).raw().toBuffer(),
      wide: place.width,
      height: place.height,
    })),
  );
}
