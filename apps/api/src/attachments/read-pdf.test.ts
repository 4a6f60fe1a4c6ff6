import { deflateSync } from 'node:zlib';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { archiveEnd } from '../testing/sample-files.ts';
import { type SamplePdf, samplePdf, streamObject } from '../testing/sample-pdf.ts';
import { MOST_PAGES } from './drawing/limits.ts';
import { readFile } from './read-file.ts';
import { readPdf } from './read-pdf.ts';

const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const read = (sample: SamplePdf) => readFile('image', samplePdf(sample));
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    ({ code }) => code,
  );
/** How many pixels are darker than the paper. */
async function inkOf(bytes: Uint8Array): Promise<number> {
  const grey = await sharp(bytes).greyscale().raw().toBuffer();
  return grey.filter((pixel) => pixel < 100).length;
}

test('a document becomes one picture of its pages under one another', async () => {
  const { bytes, ...kept } = await read({ pages: ['Recu', 'Contrat'] });
  expect(kept).toEqual({ kind: 'picture', mediaType: 'image/jpeg', pages: { kept: 2, total: 2 } });
  const { format, width, height } = await sharp(bytes).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1_190, 2 * 1_684 + 12]);
  expect(await inkOf(bytes)).toBeGreaterThan(1_000);
});

test('of a long document the first pages are kept, and it says of how many', async () => {
  const { pages } = await read({ pages: Array.from({ length: 14 }, (_, index) => `Page ${index}`) });
  expect(pages).toEqual({ kept: MOST_PAGES, total: 14 });
});

test('a script that stands in the bytes as it is, is gone from what is kept', async () => {
  const { bytes } = await read({ catalogue: '/OpenAction 40 0 R', objects: { 40: SCRIPT } });
  expect(Buffer.from(bytes).includes('JavaScript')).toBe(false);
});

describe('in a compressed object stream', () => {
  test.each<[string, SamplePdf]>([
    ['a script that runs when it is opened', { catalogue: '/OpenAction 40 0 R', objects: { 40: SCRIPT } }],
    ['a script under a disguised name', { catalogue: '/OpenAction << /S /J#61vaScript /JS (1) >>' }],
    ['a program to start', { catalogue: '/OpenAction << /S /Launch /F (cmd.exe) >>' }],
    [
      'another file',
      {
        catalogue: '/Names << /EmbeddedFiles << /Names [(a.exe) 40 0 R] >> >>',
        objects: {
          40: '<< /Type /Filespec /F (a.exe) /EF << /F 41 0 R >> >>',
          41: streamObject('/Type /EmbeddedFile', Buffer.from('MZ a program')),
        },
      },
    ],
    [
      'an XFA form',
      {
        catalogue: '/AcroForm << /XFA 40 0 R /Fields [] >>',
        objects: { 40: streamObject('', Buffer.from('<xdp:xdp><script>1</script></xdp:xdp>')) },
      },
    ],
    ['an author and a web page', { trailer: '/Info << /Author (Koffi <script>alert\\(1\\)</script>) >>' }],
  ])('%s is gone from what is kept', async (_name, sample) => {
    const { bytes, mediaType } = await read({ ...sample, isCompressed: true });
    expect(mediaType).toBe('image/jpeg');
    expect(await inkOf(bytes)).toBeGreaterThan(500);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/%PDF|JavaScript|MZ a program|script>|Koffi/);
  });
});

test('a password is told of', async () => {
  const zeros = '0'.repeat(64);
  const trailer = `/ID [<00> <00>] /Encrypt 40 0 R`;
  const objects = { 40: `<< /Filter /Standard /V 1 /R 2 /O <${zeros}> /U <${zeros}> /P -4 >>` };
  expect(await codeOf(read({ trailer, objects }))).toBe('file_locked');
});

test('a million pages in the catalogue are no million pages of work', async () => {
  const outcome = await codeOf(read({ count: 1_000_000 }));
  expect(['accepted', 'file_damaged']).toContain(outcome);
});

test.each([
  ['that is an archive as well', Buffer.concat([samplePdf(), archiveEnd(), Buffer.from('%%EOF\n')])],
  ['that is a web page as well', Buffer.concat([samplePdf(), Buffer.from('<script>1</script>\n%%EOF')])],
])('a document %s is only a picture afterwards', async (_name, bytes) => {
  const kept = Buffer.from((await readFile('image', bytes)).bytes).toString('latin1');
  expect(kept.includes('PK\x05\x06') || kept.includes('<script')).toBe(false);
});

describe('a document is refused', () => {
  const bomb = deflateSync(deflateSync(Buffer.alloc(400_000_000, '0 0 9 9 re f\n'), { level: 9 }), {
    level: 9,
  });
  test.each<[string, Buffer]>([
    ['that is cut off', samplePdf({ pages: ['a', 'b'] }).subarray(0, 700)],
    ['with something else behind its end', Buffer.concat([samplePdf(), Buffer.alloc(2_000, 'x')])],
    ['without a page', samplePdf({ pages: [] })],
    ['whose page has no room', samplePdf({ size: [0.0001, 14_400] })],
    ['of nothing but its first line', Buffer.from('%PDF-1.7\n%%EOF\n')],
  ])('%s', async (_name, bytes) => {
    expect(await codeOf(readFile('image', bytes))).toBe('file_damaged');
  });

  test('that unpacks to much more than a document, and the next one is read', async () => {
    const content = streamObject('/Filter [/FlateDecode /FlateDecode]', bomb);
    const sample = samplePdf({ objects: { 101: content } });
    expect(sample.length).toBeLessThan(100_000);
    expect(await codeOf(readPdf(sample, { patience: 60_000, mostBytes: 300_000_000 }))).toBe('file_unsafe');
    expect(await codeOf(read({}))).toBe('accepted');
  });

  test('that takes longer than an honest one', async () => {
    expect(await codeOf(readPdf(samplePdf(), { patience: 1 }))).toBe('file_unsafe');
  });
});

test.each<[string, SamplePdf]>([
  ['a page as large as a field', { size: [14_400_000, 14_400_000] }],
  ['a page as long as a street', { size: [100, 14_400] }],
])('%s is drawn at the size of a page', async (_name, sample) => {
  const { bytes } = await read(sample);
  const { width = 0, height = 0 } = await sharp(bytes).metadata();
  expect(width).toBeLessThanOrEqual(1_240);
  expect(height).toBeLessThanOrEqual(3_720);
});

test.each(['JBIG2Decode', 'JPXDecode', 'DCTDecode', 'CCITTFaxDecode'])(
  'a huge picture by %s that holds nothing costs no more than its page',
  async (filter) => {
    const entries = `/Type /XObject /Subtype /Image /Width 60000 /Height 60000 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /${filter}`;
    const objects = {
      40: streamObject(entries, Buffer.alloc(200, 7)),
      101: streamObject('', Buffer.from('q 500 0 0 500 0 0 cm /I1 Do Q')),
      100: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 101 0 R /Resources << /XObject << /I1 40 0 R >> >> >>',
    };
    expect(await codeOf(read({ objects }))).toMatch(/^(accepted|file_unsafe|file_damaged)$/);
  },
);

test('any change of a byte ends in a picture or in one of our codes', async () => {
  const whole = samplePdf({ isCompressed: true });
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), async (place, byte) => {
      const changed = Buffer.from(whole);
      changed[place] = byte;
      expect(await codeOf(readPdf(changed))).toMatch(/^(accepted|file_[a-z]+)$/);
    }),
    { numRuns: 5 },
  );
});
