// @vitest-environment node
import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { light } from '../../theme/themes/light.ts';
import { inFewColors, smallPng } from './small-png.ts';

/** A picture of one line: points of red, green and blue. */
const picture = (...points: readonly (readonly [number, number, number])[]): ImageData => ({
  width: points.length,
  height: 1,
  colorSpace: 'srgb',
  data: new Uint8ClampedArray(points.flatMap((point) => [...point, 255])),
});
const PAPER = [251, 234, 230] as const;
const INK = [27, 30, 60] as const;

it('takes the shades at the edge of a letter together, and keeps the exact colour of a surface', () => {
  const few = inFewColors(picture(PAPER, PAPER, [250, 230, 228], INK));
  expect([...(few?.palette ?? [])]).toEqual([...PAPER, ...INK]);
  expect([...(few?.lines ?? [])]).toEqual([0, 0, 0, 0, 1]);
});

it('keeps a pale box on white paper', () => {
  const white = [255, 255, 255] as const;
  for (const soft of [light.tone.danger.soft, light.tone.attention.soft]) {
    const box = [1, 3, 5].map((at) => Number.parseInt(soft.slice(at, at + 2), 16)) as [
      number,
      number,
      number,
    ];
    const few = inFewColors(picture(white, white, box));
    expect([...(few?.palette ?? [])]).toEqual([...white, ...box]);
  }
});

it('makes nothing of a photograph', () => {
  const colors = Array.from(
    { length: 512 },
    (_, index) => [(index >> 6) << 5, ((index >> 3) & 7) << 5, (index & 7) << 5] as const,
  );
  expect(inFewColors(picture(...colors))).toBeUndefined();
});

it('is a PNG that others read', async () => {
  const file = Buffer.from(await ((await smallPng(picture(PAPER, INK)))?.arrayBuffer() ?? new ArrayBuffer()));
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  // The check sum of an empty end is known.
  expect(file.subarray(-12).toString('hex')).toBe('0000000049454e44ae426082');
  const points = file.indexOf('IDAT') + 4;
  expect([...inflateSync(file.subarray(points, file.indexOf('IEND') - 8))]).toEqual([0, 0, 1]);
});
