import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { rdap, registryServer } from '../../testing/registry-server.ts';
import { askedOnce } from './asked-once.ts';
import { linkFacts } from './link-facts.ts';
import { registry } from './registry.ts';
import { shorteners } from './shorteners.ts';

const server = await registryServer();
afterAll(server.close);
beforeEach(() => {
  server.domains.clear();
  server.links.clear();
  server.asked.length = 0;
});

const NOW = Date.parse('2026-11-20T12:00:00Z');
const facts = linkFacts({
  registeredAt: registry(server.url, server.fetchText),
  leadsTo: shorteners(server.redirectOf),
  now: () => NOW,
});

describe('of a link', () => {
  test('the age of its domain is asked', async () => {
    server.domains.set('boutique.com', rdap('2026-11-10T09:00:00Z'));
    expect(await facts('https://www.boutique.com/offre')).toEqual({ registeredDays: 10 });
    expect(server.asked).toEqual(['/domain/boutique.com']);
  });

  test.each([
    ['it is unknown', undefined],
    ['only its last change is told', rdap('2026-11-10T09:00:00Z', 'last changed')],
    ['the date is none', rdap('yesterday')],
    ['the answer is no JSON', '<html>'],
    ['the answer is something else', '{"events":"none"}'],
    ['the answer is too large', ' '.repeat(20_000)],
  ])('nothing is said of the age where %s', async (_name, answer) => {
    if (answer !== undefined) server.domains.set('boutique.com', answer);
    expect((await facts('boutique.com'))?.registeredDays).toBeUndefined();
  });

  test('that is shortened it is found out where it leads, through several shorteners, without going there', async () => {
    server.links.set('/a', 'https://tinyurl.com/b');
    server.links.set('/b', 'https://boutique.com/payer');
    server.domains.set('boutique.com', rdap('2026-11-19T09:00:00Z'));
    expect(await facts('https://bit.ly/a')).toEqual({
      leadsTo: 'https://boutique.com/payer',
      registeredDays: 1,
    });
    expect(server.asked).toEqual(['/a', '/b', '/domain/boutique.com']);
  });

  test.each([
    ['nowhere', undefined],
    ['round in a circle', 'https://bit.ly/a'],
    ['to something endless', `https://boutique.com/${'a'.repeat(3_000)}`],
  ])('that is shortened nothing is said where it leads %s', async (_name, target) => {
    if (target !== undefined) server.links.set('/a', target);
    expect((await facts('https://bit.ly/a'))?.leadsTo).toBeUndefined();
  });

  test('nothing is said when nobody answers in time', async () => {
    server.links.set('/a', 'silence');
    const leadsTo = shorteners(server.redirectOf);
    expect(await linkFacts({ registeredAt: undefined, leadsTo, timeLimit: 20 })('https://bit.ly/a')).toBe(
      undefined,
    );
  });

  test('nobody is asked what the operator has not allowed', async () => {
    const none = linkFacts({ registeredAt: undefined, leadsTo: undefined });
    expect(await none('https://bit.ly/a')).toEqual({});
    expect(await none('https://boutique.com')).toEqual({});
    expect(server.asked).toEqual([]);
  });
});

describe('a question', () => {
  test('is asked once in a while, by however many', async () => {
    let time = 1;
    const ask = vi.fn(async (question: string) => question.length);
    const once = askedOnce(ask, { lifetime: 1_000, now: () => time });
    expect(await Promise.all([once('abc'), once('abc'), once('d')])).toEqual([3, 3, 1]);
    expect(ask).toHaveBeenCalledTimes(2);
    time += 1_001;
    await once('abc');
    expect(ask).toHaveBeenCalledTimes(3);
  });

  test('that nobody could answer is not asked again for some minutes', async () => {
    let time = 1;
    const ask = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(7);
    const once = askedOnce<number>(ask, { lifetime: 86_400_000, now: () => time });
    expect(await once('a')).toBeUndefined();
    expect(await once('a')).toBeUndefined();
    time += 600_001;
    expect(await once('a')).toBe(7);
  });

  test('is not asked while too many others are on their way', async () => {
    const ask = vi.fn(() => new Promise<number>(() => undefined));
    const once = askedOnce(ask, { lifetime: 1_000 });
    for (let index = 0; index < 16; index += 1) void once(String(index));
    expect(await once('one more')).toBeUndefined();
    expect(ask).toHaveBeenCalledTimes(16);
  });
});
