import { readFile as readFromDisk } from 'node:fs/promises';
import { MAX_FILE_BYTES } from '@scamguard/contracts';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { archiveEnd, picture, recording, whitePng } from '../testing/sample-files.ts';
import { readFile } from './read-file.ts';

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    ({ code }) => code,
  );

describe('a picture', () => {
  test.each(['jpeg', 'png', 'gif'] as const)('as %s is drawn anew', async (format) => {
    const accepted = await readFile('image', await picture(format));
    expect(accepted).toMatchObject({
      kind: 'picture',
      mediaType: format === 'jpeg' ? 'image/jpeg' : 'image/png',
    });
    expect(await sharp(accepted.bytes).metadata()).toMatchObject({ width: 40, height: 30 });
  });

  test('loses what it says of its place and its owner, and stands upright', async () => {
    const original = await sharp(await picture('jpeg'))
      .withExif({ IFD0: { Artist: 'Koffi Exemple' }, IFD3: { GPSLatitude: '6/1 22/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const { bytes } = await readFile('image', original);
    const told = await sharp(bytes).metadata();
    expect(told).toMatchObject({ width: 30, height: 40 });
    expect(told.exif).toBeUndefined();
    expect(Buffer.from(bytes).includes('Koffi')).toBe(false);
  });

  test('loses what is hidden behind its end', async () => {
    const original = Buffer.concat([await picture('png'), Buffer.from('<script>alert(1)</script>')]);
    const { bytes } = await readFile('image', original);
    expect(Buffer.from(bytes).includes('script')).toBe(false);
  });

  test('of a hundred megapixels in a small file is refused', async () => {
    const bomb = whitePng(10_000, 10_000);
    expect(bomb.length).toBeLessThan(100_000);
    expect(await codeOf(readFile('image', bomb))).toBe('picture_too_large');
  });

  test('that is cut off is refused', async () => {
    const whole = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .jpeg()
      .toBuffer();
    expect(await codeOf(readFile('image', whole.subarray(0, whole.length / 2)))).toBe('file_damaged');
  });
});

describe('a voice', () => {
  const samples = new URL('../testing/files/', import.meta.url);

  test.each([
    ['webm', 'audio/webm'],
    ['ogg', 'audio/ogg'],
    ['mp4', 'audio/mp4'],
    ['mp3', 'audio/mpeg'],
  ])('as %s is kept', async (ending, mediaType) => {
    const bytes = await readFromDisk(new URL(`voice.${ending}`, samples));
    expect(await readFile('voice', bytes)).toMatchObject({ kind: 'voice', mediaType });
  });

  test('of two minutes passes, a longer one does not, though its beginning does not say how long it is', async () => {
    expect(await codeOf(readFile('voice', recording(120)))).toBe('accepted');
    expect(await codeOf(readFile('voice', recording(123)))).toBe('voice_too_long');
  });

  test('that is too long is refused in another format too', async () => {
    expect(await codeOf(readFile('voice', await readFromDisk(new URL('three-minutes.ogg', samples))))).toBe(
      'voice_too_long',
    );
  });

  test('that is cut off is refused', async () => {
    expect(await codeOf(readFile('voice', recording(10).subarray(0, -3)))).toBe('file_damaged');
  });
});

describe('what is something else is refused', () => {
  test.each([
    ['a program', Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(200)])],
    ['a program of Linux', Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01'), Buffer.alloc(200)])],
    [
      'a drawing with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a script', Buffer.from('#!/bin/sh\nrm -rf /')],
    ['an archive', archiveEnd()],
    ['nothing', Buffer.alloc(0)],
    ['a recording in the place of a picture', recording(3)],
  ])('%s', async (_name, bytes) => {
    expect(await codeOf(readFile('image', bytes))).toBe('file_not_allowed');
  });

  test('a picture in the place of a voice', async () => {
    expect(await codeOf(readFile('voice', await picture('png')))).toBe('voice_not_allowed');
  });

  test('a file that is too heavy, before anything is read of it', async () => {
    const heavy = Buffer.concat([await picture('png'), Buffer.alloc(MAX_FILE_BYTES.image)]);
    expect(await codeOf(readFile('image', heavy))).toBe('file_too_large');
    expect(
      await codeOf(readFile('voice', Buffer.concat([recording(3), Buffer.alloc(MAX_FILE_BYTES.voice)]))),
    ).toBe('file_too_large');
  });

  test('any bytes end in a file or in one of our codes', async () => {
    const starts = [recording(3), Buffer.alloc(0)];
    const bytes = fc.tuple(fc.constantFrom(...starts), fc.nat(), fc.uint8Array({ maxLength: 300 }));
    await fc.assert(
      fc.asyncProperty(bytes, fc.constantFrom('image', 'voice'), async ([start, cut, rest], field) => {
        const file = Buffer.concat([start.subarray(0, start.length ? cut % start.length : 0), rest]);
        expect(await codeOf(readFile(field, file))).toMatch(/^(accepted|[a-z]+_[a-z_]+)$/);
      }),
      { numRuns: 200 },
    );
  });
});
