import { beforeEach, expect, it, vi } from 'vitest';
import type { ChatMessage, ChatSession } from './chat-session.ts';
import { joined, unanswered, withMessage } from './chat-session.ts';

const message = (id: string, timestamp: number, role: ChatMessage['role'] = 'user'): ChatMessage => ({
  id,
  role,
  content: `message ${id}`,
  timestamp,
});
const session = (id: string, messages: readonly ChatMessage[] = []): ChatSession =>
  messages.reduce(withMessage, { id, title: '', messages: [], lastUpdated: 0 });

/** The module as another tab has it: nothing remembered but what is stored. */
async function tab() {
  vi.resetModules();
  return import('./chat-history.ts');
}

const store = new Map<string, string>();
const storage = {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => void store.set(key, value),
  removeItem: (key: string) => void store.delete(key),
};
const setItem = () => {
  throw new DOMException('full', 'QuotaExceededError');
};
const page = new EventTarget();
const written = (key: string) => Object.assign(new Event('storage'), { key });
vi.stubGlobal('window', page);

beforeEach(() => {
  store.clear();
  vi.stubGlobal('localStorage', storage);
});

it('names a talk by the first thirty letters of what the visitor says first', () => {
  const long = { ...message('a', 1), content: `${'é'.repeat(29)}👍 et la suite` };
  expect(session('s', [message('b', 0, 'assistant'), long, message('c', 2)]).title).toBe(
    `${'é'.repeat(29)}👍...`,
  );
  expect(session('s', [{ ...message('a', 1), content: 'a\nb' }]).title).toBe('a b');
});

it('keeps talks newest first, beside those of another tab', async () => {
  const one = await tab();
  one.keepSession(session('old', [message('a', 1)]));
  const other = await tab();
  other.keepSession(session('new', [message('b', 2)]));
  one.keepSession(session('newest', [message('c', 3)]));
  expect(one.readHistory().map(({ id }) => id)).toEqual(['newest', 'new', 'old']);
});

it('loses nothing of one talk that goes on in two tabs', async () => {
  const start = session('s', [message('a', 1)]);
  const one = await tab();
  one.keepSession(start);
  const other = await tab();
  other.keepSession(withMessage(start, message('b', 2)));
  one.keepSession(withMessage(start, message('c', 3)));
  expect(one.readHistory()[0]?.messages.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

it('tells of what another tab has written', async () => {
  const { onHistoryChange, readHistory } = await tab();
  const told = vi.fn();
  const stop = onHistoryChange(told);
  localStorage.setItem('scamguard-chat-history', JSON.stringify([session('s', [message('a', 1)])]));
  page.dispatchEvent(written('scamguard-chat-history'));
  expect(told).toHaveBeenCalledOnce();
  expect(readHistory()).toHaveLength(1);
  stop();
  page.dispatchEvent(written('scamguard-chat-history'));
  expect(told).toHaveBeenCalledOnce();
});

it.each(['{', '5', '[{}]', '[{"id":"a","title":"","lastUpdated":1,"messages":[5]}]'])(
  'throws a history away that cannot be read: %s',
  async (stored) => {
    localStorage.setItem('scamguard-chat-history', stored);
    const { readHistory } = await tab();
    expect(readHistory()).toEqual([]);
    expect(localStorage.getItem('scamguard-chat-history')).toBeNull();
  },
);

it('goes on from memory where the browser keeps nothing', async () => {
  vi.stubGlobal('localStorage', { ...storage, setItem });
  const { keepSession, readHistory, visitorId } = await tab();
  keepSession(session('s', [message('a', 1)]));
  expect(readHistory()).toHaveLength(1);
  expect(visitorId()).toBe(visitorId());
});

it('knows the message that waits for an answer', () => {
  const asked = session('s', [message('a', 1)]);
  expect(unanswered(asked)?.id).toBe('a');
  expect(unanswered(withMessage(asked, message('b', 2, 'assistant')))).toBeUndefined();
  expect(unanswered(session('s'))).toBeUndefined();
});

it('a talk that was led here in one tab stays here', () => {
  expect(joined({ ...session('s'), isLocal: true }, session('s', [message('a', 1)])).isLocal).toBe(true);
});

it('makes a new id for the visitor where the one of an older release is too short for the server', async () => {
  store.set('scamguard-chat-session-id', 'short');
  const { visitorId } = await tab();
  const made = visitorId();
  expect(made?.length).toBeGreaterThanOrEqual(16);
  expect(visitorId()).toBe(made);
  vi.stubGlobal('localStorage', { ...storage, setItem });
  store.set('scamguard-chat-session-id', 'short');
  expect(visitorId()).toHaveLength(36);
  expect(visitorId()).toBe(visitorId());
});
