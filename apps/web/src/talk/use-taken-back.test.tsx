// @vitest-environment jsdom
import type { InterviewResult } from '@scamguard/contracts';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { read, request } from '../data/request.ts';
import { keepSession, readHistory } from './chat-history.ts';
import type { ChatMessage, ChatSession } from './chat-session.ts';
import { useTakenBack } from './use-taken-back.ts';

vi.mock('../data/request.ts', () => ({ read: vi.fn(), request: vi.fn() }));
vi.mock('../language/language-context.ts', () => ({
  useLanguage: () => ({ language: 'fr', t: (key: string) => key }),
}));

const HOUR = 3_600_000;
const verdict = (timestamp: number): ChatMessage => ({
  id: 'm',
  role: 'assistant',
  content: 'Je ne peux pas savoir.',
  timestamp,
  analysis: {
    riskLevel: 0,
    verdict: 'unknown',
    situation: 'unknown',
    matchedPatterns: [],
    recommendations: [],
  },
});
let talks = 0;
/** Each of its own: the page remembers the others. */
const session = (timestamp: number): ChatSession => ({
  id: `talk-${++talks}`,
  title: 'un numéro',
  messages: [verdict(timestamp)],
  lastUpdated: timestamp,
});
const answer: InterviewResult = {
  conversationPhase: 'completed',
  analysis: "D'autres personnes ont signalé ce numéro.",
  parts: [{ text: "D'autres personnes ont signalé ce numéro.", lang: 'fr' }],
  replies: [],
  exposures: [],
  isSecretHidden: false,
  riskLevel: 80,
  verdict: 'danger',
  engineVersion: '1',
  offline: false,
};
const newest = () => readHistory().find(({ id }) => id === `talk-${talks}`)?.messages;
const comesBack = (talk: ChatSession) => {
  keepSession(talk);
  renderHook(() => useTakenBack(talk, false), {
    wrapper: ({ children }: { children: ReactNode }) => children,
  });
};

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});
beforeEach(() => {
  localStorage.clear();
  vi.mocked(read).mockReset();
  vi.mocked(request).mockReset();
});

it('adds what changed to the talk, once', async () => {
  vi.mocked(read).mockResolvedValue({ changed: true, answer });
  comesBack(session(Date.now() - HOUR));
  await waitFor(() => expect(newest()).toHaveLength(2));
  expect(newest()?.[1]).toMatchObject({ role: 'assistant', analysis: { verdict: 'danger' } });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(read).toHaveBeenCalledTimes(1);
});

it.each([
  ['is still there', Date.now()],
  ['comes back when the server has forgotten the talk', Date.now() - 25 * HOUR],
])('asks nothing of somebody who %s', (_who, timestamp) => {
  comesBack(session(timestamp));
  expect(read).not.toHaveBeenCalled();
});

it('leaves the talk as it is where the server does not answer', async () => {
  vi.mocked(read).mockRejectedValue(new TypeError('no network'));
  comesBack(session(Date.now() - HOUR));
  await waitFor(() => expect(read).toHaveBeenCalled());
  expect(newest()).toHaveLength(1);
});

/** The server's answer about a number. */
const found = (verdict: string, riskLevel: number) =>
  ({
    verdict,
    riskLevel,
    analysis: 'Trois personnes.',
    reasons: [],
    recommendations: ['Ne payez rien.'],
  }) as never;

describe('of a talk that was held without the server', () => {
  const NUMBER = '+229 01 97 10 00 07';
  const STORY = `mon cousin demande 20 000 sur le ${NUMBER}, il est malade`;
  const heldHere = (): ChatSession => {
    const talk = session(Date.now());
    const [answered] = talk.messages;
    const said: ChatMessage = { id: `s${talk.id}`, role: 'user', content: STORY, timestamp: Date.now() - 1 };
    return { ...talk, isLocal: true, messages: [said, ...(answered ? [{ ...answered, id: talk.id }] : [])] };
  };

  it('asks about its numbers alone, once the network is back, and tells what changed', async () => {
    vi.mocked(request).mockResolvedValue(found('danger', 85));
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    comesBack(heldHere());
    expect(request).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(newest()).toHaveLength(3));
    expect(newest()?.[2]).toMatchObject({ role: 'assistant', analysis: { verdict: 'danger' } });
    expect(newest()?.[2]?.content).toBe('chatbot.since\nTrois personnes.\nNe payez rien.');
    const sent = JSON.stringify(vi.mocked(request).mock.calls);
    expect(sent).toContain(NUMBER);
    expect(sent).not.toContain('cousin');
    expect(read).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('online'));
    expect(request).toHaveBeenCalledTimes(1);
    online.mockRestore();
  });

  it.each([
    ['knows nothing of them', found('unknown', 0)],
    ['finds them safe', found('safe', 0)],
  ])('leaves the verdict as it is where the server %s', async (_what, result) => {
    vi.mocked(request).mockResolvedValue(result);
    comesBack(heldHere());
    await waitFor(() => expect(request).toHaveBeenCalled());
    await Promise.resolve();
    expect(newest()).toHaveLength(2);
  });

  it('asks again where the network went in between', async () => {
    vi.mocked(request).mockRejectedValueOnce(new TypeError('no network'));
    comesBack(heldHere());
    await waitFor(() => expect(request).toHaveBeenCalledTimes(1));
    await new Promise((resolve) => setTimeout(resolve));
    vi.mocked(request).mockResolvedValue(found('danger', 85));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(newest()).toHaveLength(3));
  });

  it('asks again by itself where the network that is back fails once more', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.mocked(request)
      .mockRejectedValueOnce(new TypeError('no network'))
      .mockResolvedValue(found('danger', 85));
    comesBack(heldHere());
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    await vi.runAllTimersAsync();
    await vi.waitFor(() => expect(newest()).toHaveLength(3));
  });

  it('tells of the change after what was said since the verdict', async () => {
    vi.mocked(request).mockResolvedValue(found('danger', 85));
    const talk = heldHere();
    const at = Date.now();
    comesBack({
      ...talk,
      messages: [
        ...talk.messages,
        { id: `q${talk.id}`, role: 'user', content: 'merci', timestamp: at },
        { id: `a${talk.id}`, role: 'assistant', content: 'De rien.', timestamp: at },
      ],
    });
    await waitFor(() => expect(newest()).toHaveLength(5));
    expect(newest()?.[4]).toMatchObject({ role: 'assistant', analysis: { verdict: 'danger' } });
  });

  it('tells it even where the talk is drawn again in between', async () => {
    let answerNow: ((value: never) => void) | undefined;
    vi.mocked(request).mockReturnValue(new Promise((resolve) => (answerNow = resolve)));
    const talk = heldHere();
    keepSession(talk);
    const { rerender } = renderHook(({ drawn }) => useTakenBack(drawn, false), {
      initialProps: { drawn: talk },
    });
    await waitFor(() => expect(request).toHaveBeenCalled());
    rerender({ drawn: { ...talk } });
    answerNow?.(found('danger', 85));
    await waitFor(() => expect(newest()).toHaveLength(3));
  });
});
