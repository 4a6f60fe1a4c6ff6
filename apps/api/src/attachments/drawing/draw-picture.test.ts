import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { picture } from '../../testing/sample-files.ts';
import { drawFile } from './draw-file.ts';
import { drawPicture } from './draw-picture.ts';

/** The bytes by which a picture is known: without them nobody asks for a drawing. */
const SIGNATURE = 8;

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    ({ code }) => code,
  );

test('any bytes behind the beginning of a picture end in a picture or in one of our codes', async () => {
  const starts = [await picture('png'), await picture('gif'), await picture('jpeg')];
  const bytes = fc.tuple(fc.constantFrom(...starts), fc.nat(), fc.uint8Array({ maxLength: 300 }));
  await fc.assert(
    fc.asyncProperty(bytes, async ([start, cut, rest]) => {
      const file = Buffer.concat([start.subarray(0, SIGNATURE + (cut % (start.length - SIGNATURE))), rest]);
      expect(await codeOf(drawPicture({ mediaType: 'image/png', bytes: file }))).toMatch(
        /^(accepted|file_damaged|picture_too_large)$/,
      );
    }),
    { numRuns: 200 },
  );
});

test('a picture that breaks its reader is refused, and the next one is drawn', async () => {
  const file = { mediaType: 'image/png', bytes: await picture('png') };
  expect(await codeOf(drawFile(file, { mostBytes: 1 }))).toBe('file_damaged');
  expect(await codeOf(drawFile(file, { patience: 1 }))).toBe('file_damaged');
  expect(await codeOf(drawFile(file))).toBe('accepted');
});
