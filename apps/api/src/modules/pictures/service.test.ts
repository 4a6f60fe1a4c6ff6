import type { ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { assess } from '@scamguard/engine/node';
import sharp from 'sharp';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { TooLate } from '../../limits/time-limit.ts';
import { ProcessEnded } from '../../process/guarded-process.ts';
import { picture, whitePng } from '../../testing/sample-files.ts';
import { samplePdf } from '../../testing/sample-pdf.ts';
import { createOcr } from './ocr.ts';
import { startOcr } from './ocr-process.ts';
import { picturesService } from './service.ts';
import { DRAWN_CHATS, screenshot } from './testing/screenshots.ts';

/** Reading takes as long as the machine needs; no test is about how long. */
const ocr = createOcr({ patience: 120_000 });
afterAll(ocr.close);
/** Somebody who waits for the answer. */
const patient = new AbortController().signal;
const service = picturesService(ocr);
const read = (bytes: Uint8Array) => service.read(bytes, patient);

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
  ['a document', 'picture_not_allowed', async () => samplePdf()],
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
    ...ocr,
    read: async (bytes, signal) => {
      if (!isSlow) return ocr.read(bytes, signal);
      isSlow = false;
      throw new TooLate('not done');
    },
  });
  const bytes = await screenshot('family-chat-fr');
  await expect(service.read(bytes, patient)).rejects.toMatchObject({ code: 'picture_takes_too_long' });
  expect(await service.read(bytes, patient)).toContain('dimanche');
});

test('an OCR process that is killed meanwhile is told of, and the next picture is read by another', async () => {
  let starts = 0;
  const mortal = createOcr({
    patience: 120_000,
    start: () => {
      const process = startOcr();
      starts += 1;
      if (starts === 1) process.kill('SIGKILL');
      return process;
    },
  });
  onTestFinished(mortal.close);
  const service = picturesService(mortal);
  const bytes = await screenshot('family-chat-fr');
  await expect(service.read(bytes, patient)).rejects.toMatchObject({ code: 'picture_not_read' });
  expect(await service.read(bytes, patient)).toContain('dimanche');
  expect(starts).toBe(2);
});

test('an OCR process that wants too much memory is ended', async () => {
  const large = createOcr({ patience: 120_000, start: () => startOcr(1) });
  onTestFinished(large.close);
  await expect(large.read(await picture('png'), patient)).rejects.toThrow(ProcessEnded);
});

test('OCR gives up when its patience ends, and its process with it', async () => {
  const ends: Promise<unknown>[] = [];
  const start = () => {
    const process = startOcr();
    ends.push(once(process, 'exit'));
    return process;
  };
  const hasty = createOcr({ patience: 1, start });
  await expect(hasty.read(await picture('png'), patient)).rejects.toThrow(TooLate);
  expect(await Promise.all(ends)).toEqual([[null, 'SIGKILL']]);
});

/** An OCR that records what it is asked, and never answers. */
function endlessOcr() {
  const asked: AbortSignal[] = [];
  const begun = new EventEmitter();
  const endless = picturesService({
    read: (_bytes, signal) => {
      asked.push(signal);
      begun.emit('reading');
      return once(new EventEmitter(), 'never', { signal }).then(() => '');
    },
    close: async () => undefined,
  });
  return { endless, asked, begun };
}

test('a picture that nobody waits for any more is not read to its end, and the next one is', async () => {
  const { endless, asked, begun } = endlessOcr();
  const [first, second] = [new AbortController(), new AbortController()];
  const bytes = await picture('jpeg');
  const reading = once(begun, 'reading');
  const one = endless.read(bytes, first.signal);
  await reading;
  const other = endless.read(bytes, second.signal);
  const next = once(begun, 'reading');
  first.abort();
  await expect(one).rejects.toThrow();
  await next;
  expect(asked).toEqual([first.signal, second.signal]);
  second.abort();
  await expect(other).rejects.toThrow();
});

test('a picture that waits for its turn leaves with its visitor, and is never read', async () => {
  const { endless, asked, begun } = endlessOcr();
  const [first, second] = [new AbortController(), new AbortController()];
  const bytes = await picture('jpeg');
  const reading = once(begun, 'reading');
  const one = endless.read(bytes, first.signal);
  await reading;
  const other = endless.read(bytes, second.signal);
  second.abort(new Error('gone'));
  await expect(other).rejects.toThrow('gone');
  first.abort();
  await expect(one).rejects.toThrow();
  expect(asked).toEqual([first.signal]);
});

test('an OCR process whose visitor goes is ended, and the next picture is read by another', async () => {
  const started: ChildProcess[] = [];
  const going = createOcr({
    patience: 120_000,
    start: () => {
      const process = startOcr();
      started.push(process);
      return process;
    },
  });
  onTestFinished(going.close);
  const visitor = new AbortController();
  const service = picturesService(going);
  const bytes = await screenshot('family-chat-fr');
  const reading = going.read(bytes, visitor.signal);
  visitor.abort(new Error('gone'));
  await expect(reading).rejects.toThrow('gone');
  const [first] = started;
  if (first && first.signalCode === null) await once(first, 'exit');
  expect(first?.signalCode).toBe('SIGKILL');
  expect(await service.read(bytes, patient)).toContain('dimanche');
  expect(started).toHaveLength(2);
});
