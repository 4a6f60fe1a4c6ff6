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

/** A colour that fills this share of a picture is one of its own, and not the edge of a letter. */
const OWN_COLOUR = 0.02;
/** As much of it as must be there in the other picture. */
const STILL_THERE = 1 / 3;

/**
 * How two pictures differ that two browsers have drawn, each in its own way: by the colours that fill them. Letters may be drawn otherwise and
 * break into other lines; what is filled has the same colour in every browser.
 *
 * @param {Pixels} before
 * @param {Pixels} after
 * @returns {ReturnType<typeof difference>}
 */
export function roughDifference(before, after) {
  const [then, now] = [sharesOf(before), sharesOf(after)];
  const gone = missingIn(now, then).map((colour) => `${colour} is gone`);
  const fresh = missingIn(then, now).map((colour) => `${colour} is new`);
  const all = [...gone, ...fresh];
  return all.length > 0 ? { what: all.join(', ') } : undefined;
}

/** Which colours of one picture the other one lacks. */
const missingIn = (others, shares) =>
  [...shares]
    .filter(([colour, share]) => share > OWN_COLOUR && (others.get(colour) ?? 0) < share * STILL_THERE)
    .map(([colour]) => colour);

/** The share of each colour, as `#rrggbb`. */
function sharesOf({ data, wide, height }) {
  const counts = new Map();
  for (let at = 0; at < data.length; at += 4) {
    const colour = data.readUIntBE(at, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return new Map(
    [...counts].map(([colour, count]) => [
      `#${colour.toString(16).padStart(6, '0')}`,
      count / (wide * height),
    ]),
  );
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
