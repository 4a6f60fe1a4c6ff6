import { readFile as readFromDisk } from 'node:fs/promises';
import * as fc from 'fast-check';
import { parseBuffer } from 'music-metadata';
import { describe, expect, test } from 'vitest';
import { CodedError } from '../../errors/index.ts';
import { readFile } from '../read-file.ts';
import { type Page, readPages, writePages } from './ogg.ts';

/** Fewer than the shortest sample has. */
const FIRST_BYTES = 900;
const SECRET = 'Awa Dossou, Cotonou 6.3703 2.3912';
const secret = Buffer.from(SECRET);
const sample = (ending: string) =>
  readFromDisk(new URL(`../../testing/files/voice.${ending}`, import.meta.url)) as Promise<Buffer>;

const size = (length: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
};
const little = (length: number) => Buffer.from(size(length).toReversed());
const box = (name: string, ...content: Buffer[]) => {
  const all = Buffer.concat(content);
  return Buffer.concat([size(all.length + 8), Buffer.from(name, 'latin1'), all]);
};
const element = (id: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(id, 'hex'),
    Buffer.from([0x40 | (content.length >> 8), content.length & 255]),
    content,
  ]);

/** Each format with a person's name and place wherever it has room for them. */
const TAGGED: readonly (readonly [string, string, () => Promise<Buffer>])[] = [
  [
    'mp3',
    'ID3 before and behind, APE and Lyrics3',
    async () => {
      const frame = Buffer.concat([
        Buffer.from('TXXX'),
        size(secret.length + 2),
        Buffer.alloc(2),
        Buffer.from([3, 0]),
        secret,
      ]);
      const id3 = Buffer.concat([Buffer.from('ID3\u0004\0\0'), Buffer.from([0, 0, 0, frame.length]), frame]);
      const ape = Buffer.concat([
        Buffer.from('APETAGEX'),
        Buffer.alloc(24),
        secret,
        Buffer.from('APETAGEX'),
        Buffer.alloc(24),
      ]);
      const lyrics = Buffer.concat([Buffer.from('LYRICSBEGIN'), secret, Buffer.from('000044LYRICS200')]);
      const last = Buffer.alloc(128);
      last.set(Buffer.from('TAG'));
      last.set(secret.subarray(0, 30), 3);
      return Buffer.concat([id3, await sample('mp3'), ape, lyrics, last]);
    },
  ],
  [
    'ogg',
    'comments',
    async () => {
      const [head, tags, ...rest] = readPages(await sample('ogg')) as [Page, Page, ...Page[]];
      const comment = Buffer.concat([Buffer.from('LOCATION='), secret]);
      const content = Buffer.concat([
        Buffer.from('OpusTags'),
        little(secret.length),
        secret,
        little(1),
        little(comment.length),
        comment,
      ]);
      return Buffer.from(
        writePages([head, { ...tags, pieces: Uint8Array.from([content.length]), content }, ...rest]),
      );
    },
  ],
  [
    'mp4',
    'user data, names of tracks and boxes of somebody’s own',
    async () => {
      const bytes = await sample('mp4');
      return Buffer.concat([
        bytes,
        box('udta', box('meta', secret)),
        box('uuid', secret),
        box('free', secret),
      ]);
    },
  ],
  [
    'webm',
    'tags, title, attachments and voids',
    async () => {
      const bytes = await sample('webm');
      return Buffer.concat([
        bytes,
        element('1254c367', secret),
        element('1941a469', secret),
        element('ec', secret),
      ]);
    },
  ],
];

describe.each(TAGGED)('a voice as %s with %s', (ending, _what, tagged) => {
  test('is kept as its sound alone', async () => {
    const bytes = await tagged();
    expect(bytes.includes(secret)).toBe(true);
    const kept = await readFile('voice', bytes);
    const text = Buffer.from(kept.bytes).toString('latin1');
    for (const word of ['Awa', 'Dossou', 'Cotonou', '6.3703']) expect(text).not.toContain(word);
    const { common } = await parseBuffer(kept.bytes, { mimeType: kept.mediaType });
    expect([common.title, common.artist, common.comment, common.encodersettings].filter(Boolean)).toEqual([]);
  });

  test('sounds as before', async () => {
    const before = await parseBuffer(await sample(ending));
    const kept = await readFile('voice', await tagged());
    const after = await parseBuffer(kept.bytes, { mimeType: kept.mediaType });
    expect(after.format.sampleRate).toBe(before.format.sampleRate);
    if (before.format.duration) expect(after.format.duration).toBeCloseTo(before.format.duration, 1);
    const sound = soundOf(ending, await sample(ending));
    expect(sound.length).toBeGreaterThan(FIRST_BYTES);
    expect(soundOf(ending, Buffer.from(kept.bytes))).toBe(sound);
  });

  test('can be damaged in any way without more than an error', async () => {
    const bytes = await tagged();
    await fc.assert(
      fc.asyncProperty(
        fc.nat(bytes.length - 1),
        fc.integer({ min: 0, max: 255 }),
        fc.nat(bytes.length),
        async (at, byte, end) => {
          const damaged = Buffer.from(bytes);
          damaged[at] = byte;
          const kept = await readFile('voice', damaged.subarray(0, end)).catch((error: unknown) => error);
          if (kept instanceof Error) expect(kept).toBeInstanceOf(CodedError);
        },
      ),
    );
  });
});

/** The parts that a player makes sound of: packets, the box of media data, clusters, frames. */
function soundOf(ending: string, bytes: Buffer): string {
  if (ending === 'ogg') {
    const pages = (readPages(bytes) ?? []).slice(2);
    return Buffer.concat(pages.map(({ content }) => Buffer.from(content))).toString('hex');
  }
  if (ending === 'mp4') {
    const at = bytes.indexOf('mdat');
    return bytes.subarray(at, at - 4 + bytes.readUInt32BE(at - 4)).toString('hex');
  }
  const from = bytes.indexOf(ending === 'webm' ? '1f43b675' : 'ffe338', 'hex');
  return bytes.subarray(from, from + FIRST_BYTES).toString('hex');
}
