import { addressOf } from '@scamguard/client';
import { afterEach, expect, it, vi } from 'vitest';
import { Refused, Unavailable } from './failures.ts';
import { ask, type Server } from './server.ts';

const server: Server = { address: 'https://scamguard.example', key: 'k', language: 'fr' };
const answerWith = (response: Response) => vi.stubGlobal('fetch', vi.fn().mockResolvedValue(response));
const asked = () => ask(server, addressOf('verifyLink'), { link: 'x' });
afterEach(() => vi.unstubAllGlobals());

it('sends the partner’s key and no cookies', async () => {
  answerWith(Response.json([]));
  await expect(ask(server, addressOf('dailyTips'))).resolves.toEqual([]);
  expect(fetch).toHaveBeenCalledWith(
    new URL('https://scamguard.example/api/daily-tips'),
    expect.objectContaining({
      method: 'GET',
      credentials: 'omit',
      headers: { 'Accept-Language': 'fr', 'x-scamguard-key': 'k' },
    }),
  );
});

it('tells a refusal in the server’s words', async () => {
  answerWith(Response.json({ code: 'too_many_requests', message: 'Doucement.' }, { status: 429 }));
  await expect(asked()).rejects.toThrow(new Refused('Doucement.'));
});

it.each([
  ['the server fails', Response.json({ code: 'internal', message: 'Panne.' }, { status: 500 })],
  ['something before it refuses', new Response('<h1>Wi-Fi</h1>', { status: 403 })],
  ['the answer is none of its own', new Response('<h1>Wi-Fi</h1>')],
])('counts as unavailable when %s', async (_, response) => {
  answerWith(response);
  await expect(asked()).rejects.toBeInstanceOf(Unavailable);
});

it('asks nobody where the page names no server', async () => {
  answerWith(Response.json([]));
  await expect(ask({ ...server, address: undefined }, addressOf('dailyTips'))).rejects.toBeInstanceOf(
    Unavailable,
  );
  expect(fetch).not.toHaveBeenCalled();
});
