import type { InterviewResult } from '@scamguard/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTalk } from './talk.ts';

const offline = vi.hoisted(() => vi.fn());
vi.mock('../../later/in-package.ts', () => ({ fetchInterview: async () => ({ leadInterview: offline }) }));

const server = { address: 'https://scamguard.example', key: null, language: 'fr' };
const saying = (text: string, change: Partial<InterviewResult> = {}): InterviewResult => ({
  conversationPhase: 'collecting',
  analysis: text,
  parts: [{ text, lang: 'fr' }],
  replies: [],
  exposures: [],
  isSecretHidden: false,
  engineVersion: '1',
  offline: false,
  ...change,
});
const verdict = (text: string, of: 'unknown' | 'danger') =>
  saying(text, {
    conversationPhase: 'completed',
    verdict: of,
    riskLevel: of === 'danger' ? 90 : 0,
    caseToken: 'T',
  });

const emit = vi.fn();
const fail = vi.fn(() => 'Pas parti.');
const fetched = vi.fn<(url: URL, call: RequestInit) => Promise<Response>>();
const begin = () =>
  createTalk(
    () => ({ server, emit, fail, chosen: 'fr', texts: { failed: 'Pas parti.' } }),
    () => undefined,
  );
const bodies = () =>
  fetched.mock.calls.flatMap(([, { body }]) => (body ? [JSON.parse(String(body)).conversation] : []));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { visibilityState: 'visible' });
  fetched.mockImplementation(async () => Response.json(saying('Et après ?')));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('takes what comes in pieces as one contribution, and waits while the next is written', async () => {
  const talk = begin();
  await talk.send('Un agent m’appelle');
  expect(talk.read().state).toBe('held');
  await vi.advanceTimersByTimeAsync(1_500);
  talk.wait();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(bodies()).toEqual([]);
  await talk.send('il veut mon code');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(bodies()).toEqual(['Un agent m’appelle\nil veut mon code']);
  expect(talk.read()).toMatchObject({ state: 'idle', said: [{}, {}, { from: 'assistant' }] });
});

it('sends a touched answer at once, with what it follows', async () => {
  const talk = begin();
  await talk.send('Un agent m’appelle');
  await talk.send('Non, rien', true);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(bodies()).toEqual(['Un agent m’appelle\nNon, rien']);
});

it('joins pieces offline too', async () => {
  fetched.mockRejectedValue(new TypeError('no network'));
  offline.mockResolvedValue(saying('Ici', { offline: true }));
  const talk = begin();
  await talk.send('Un agent');
  await talk.send('veut mon code');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(offline).toHaveBeenCalledWith(['Un agent\nveut mon code'], 'fr');
});

it('takes a verdict back when somebody returns, once, and only to who left', async () => {
  fetched.mockImplementation(async () => Response.json(verdict('Je ne peux pas savoir.', 'unknown')));
  const talk = begin();
  await talk.send('01 97 00 00 00', true);
  await talk.look();
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(61_000);
  const answer = verdict('Mon avis a changé.', 'danger');
  fetched.mockImplementation(async () => Response.json({ changed: true, answer }));
  await talk.look();
  await talk.look();
  expect(fetched).toHaveBeenCalledTimes(2);
  const [url, call] = fetched.mock.calls.at(-1) ?? [];
  expect(url?.pathname).toBe('/api/verify/taken-back');
  expect(url?.search).not.toContain('T');
  expect(call?.headers).toMatchObject({ 'x-scamguard-case': 'T' });
  expect(talk.read().said.at(-1)?.text).toBe('Mon avis a changé.');
  expect(emit).toHaveBeenLastCalledWith('scamguard-result', expect.objectContaining({ verdict: 'danger' }));
});

it('lets the verdict stand where nobody answers', async () => {
  fetched.mockImplementation(async () => Response.json(verdict('Je ne peux pas savoir.', 'unknown')));
  const talk = begin();
  await talk.send('01 97 00 00 00', true);
  await vi.advanceTimersByTimeAsync(61_000);
  fetched.mockRejectedValue(new TypeError('no network'));
  await talk.look();
  expect(talk.read().said).toHaveLength(2);
  expect(talk.read().state).toBe('idle');
});

it('keeps what was refused, says why, and sends the same words again when asked', async () => {
  fetched.mockImplementationOnce(async () =>
    Response.json({ code: 'too_many', message: 'Attendez.' }, { status: 429 }),
  );
  const talk = begin();
  await talk.send('Un agent veut mon code', true);
  expect(talk.read()).toMatchObject({
    state: 'failed',
    language: 'fr',
    why: 'Pas parti.',
    said: [{ from: 'user' }],
  });
  await talk.retry();
  expect(bodies()).toEqual(['Un agent veut mon code', 'Un agent veut mon code']);
  expect(talk.read()).toMatchObject({ state: 'idle', said: [{ from: 'user' }, { from: 'assistant' }] });
  // Nothing is left to be tried again.
  await talk.retry();
  expect(bodies()).toHaveLength(2);
});
