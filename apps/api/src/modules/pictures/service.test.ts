import { once } from 'node:events';
import { assess } from '@scamguard/engine';
import sharp from 'sharp';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { pdf, picture, whitePng } from '../../testing/sample-files.ts';
import { TooLate } from '../../time-limit.ts';
import { ReaderEnded, startReader } from './reader-process.ts';
import { picturesService } from './service.ts';
import { DRAWN_CHATS, screenshot } from './testing/screenshots.ts';
import { textReader } from './text-reader.ts';

/** Reading takes as long as the machine needs; no test is about how long. */
const reader = textReader({ patience: 120_000 });
afterAll(reader.close);
const { read } = picturesService(reader);

const riskOf = (text: string) => assess({ kind: 'conversation', value: text }, { language: 'fr' }).riskLevel;
const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

describe.each(DRAWN_CHATS)('the screenshot $name', ({ name, outcome, messages }) => {
  test(`is read and judged as ${outcome}`, async () => {
    const text = await read(await screenshot(name));
    const written = wordsOf(messages.join(' '));
    const seen = new Set(wordsOf(text));
    const missed = written.filter((word) => !seen.has(word));
    expect(missed.length / written.length, missed.join(' ')).toBeLessThan(0.05);
    expect(riskOf(text) >= 33).toBe(outcome === 'risk');
  });
});

test('a screenshot that was sent on, small and compressed, is still read', async () => {
  const small = await sharp(await screenshot('fake-agent-chat-fr'))
    .resize({ width: 480 })
    .jpeg({ quality: 60 })
    .toBuffer();
  expect(await read(small)).toContain('votre code PIN');
});

test('pictures that come at the same time each get their own text', async () => {
  const texts = await Promise.all(
    ['family-chat-fr', 'work-chat-en'].map(async (name) => read(await screenshot(name))),
  );
  expect(texts[0]).toContain('dimanche');
  expect(texts[1]).toContain('meeting');
});

test('in a picture without text none is found', async () => {
  expect(await read(await picture('jpeg'))).toBe('');
  expect(await read(whitePng(300, 500))).toBe('');
});

test.each([
  ['a document', 'picture_not_allowed', async () => pdf()],
  ['a drawing of instructions', 'picture_not_allowed', async () => Buffer.from('<svg xmlns="a"/>')],
  ['nothing', 'picture_not_allowed', async () => Buffer.alloc(0)],
  ['half a picture', 'file_damaged', async () => (await screenshot('work-chat-en')).subarray(0, 5_000)],
  ['a bomb of white pixels', 'picture_too_large', async () => whitePng(20_000, 20_000)],
])('%s is refused as %s', async (_name, code, bytes) => {
  await expect(read(await bytes())).rejects.toMatchObject({ code });
});

test('a picture that takes too long is given up, and the next one is read', async () => {
  let isSlow = true;
  const service = picturesService({
    ...reader,
    read: async (png) => {
      if (!isSlow) return reader.read(png);
      isSlow = false;
      throw new TooLate('not done');
    },
  });
  const bytes = await screenshot('family-chat-fr');
  await expect(service.read(bytes)).rejects.toMatchObject({ code: 'picture_takes_too_long' });
  expect(await service.read(bytes)).toContain('dimanche');
});

test('a reader that is killed meanwhile is told of, and the next picture is read by another', async () => {
  let starts = 0;
  const mortal = textReader({
    patience: 120_000,
    start: () => {
      const process = startReader();
      starts += 1;
      if (starts === 1) process.kill('SIGKILL');
      return process;
    },
  });
  onTestFinished(mortal.close);
  const service = picturesService(mortal);
  const bytes = await screenshot('family-chat-fr');
  await expect(service.read(bytes)).rejects.toMatchObject({ code: 'picture_not_read' });
  expect(await service.read(bytes)).toContain('dimanche');
  expect(starts).toBe(2);
});

test('a reader that wants too much memory is ended', async () => {
  const large = textReader({ patience: 120_000, start: () => startReader(1) });
  onTestFinished(large.close);
  await expect(large.read(await picture('png'))).rejects.toThrow(ReaderEnded);
});

test('a reader without patience gives up, and its process with it', async () => {
  const ends: Promise<unknown>[] = [];
  const start = () => {
    const process = startReader();
    ends.push(once(process, 'exit'));
    return process;
  };
  const hasty = textReader({ patience: 1, start });
  await expect(hasty.read(await picture('png'))).rejects.toThrow(TooLate);
  expect(await Promise.all(ends)).toEqual([[null, 'SIGKILL']]);
});
