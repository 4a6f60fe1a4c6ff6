// @vitest-environment jsdom
import type { InterviewResult } from '@scamguard/contracts';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { read } from '../data/request.ts';
import { keepSession, readHistory } from './chat-history.ts';
import type { ChatMessage, ChatSession } from './chat-session.ts';
import { useTakenBack } from './use-taken-back.ts';

vi.mock('../data/request.ts', () => ({ read: vi.fn() }));
vi.mock('../language/language-context.ts', () => ({ useLanguage: () => ({ language: 'fr' }) }));

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

beforeEach(() => {
  localStorage.clear();
  vi.mocked(read).mockReset();
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
