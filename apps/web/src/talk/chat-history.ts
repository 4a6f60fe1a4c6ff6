import { MIN_USER_ID_LENGTH } from '@scamguard/contracts/limits';
import { type ChatSession, joined, sorted } from './chat-session.ts';
import { newId } from './new-id.ts';

const HISTORY_KEY = 'scamguard-chat-history';
const VISITOR_KEY = 'scamguard-chat-session-id';
const NONE: readonly ChatSession[] = [];

let known: { readonly stored: string | null; readonly sessions: readonly ChatSession[] } = {
  stored: null,
  sessions: NONE,
};
/** Where storage is refused, talks last as long as the page. */
let memory: string | null = null;
/** Where storage is refused, the visitor is known as long as the page lasts. */
let visitorOfPage: string | undefined;
const listeners = new Set<() => void>();

/** The talks kept on this device, newest first; the same list until it changes. */
export function readHistory(): readonly ChatSession[] {
  const stored = read(HISTORY_KEY) ?? memory;
  if (stored !== known.stored) known = { stored, sessions: parsed(stored) };
  return known.sessions;
}

/** Before scripts, and for the prerendered page. */
export const noHistory = (): readonly ChatSession[] => NONE;

/** Keeps one talk beside the others, also those that another tab has written meanwhile. */
export function keepSession(session: ChatSession): void {
  const others = readHistory().filter(({ id }) => id !== session.id);
  const same = readHistory().find(({ id }) => id === session.id);
  const stored = JSON.stringify(sorted([...others, same ? joined(same, session) : session]));
  memory = stored;
  write(HISTORY_KEY, stored);
  for (const listener of listeners) listener();
}

/** Told of every change, also of those in other tabs. */
export function onHistoryChange(listener: () => void): () => void {
  const handle = ({ key }: StorageEvent) => {
    if (key === HISTORY_KEY || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', handle);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', handle);
  };
}

/** The id by which the server tells visitors apart. Nobody else gets to know it. It is undefined if no id can be made. */
export function visitorId(): string | undefined {
  // An id of an older release may be shorter than the server takes.
  const known = [read(VISITOR_KEY), visitorOfPage].find((id) => id && id.length >= MIN_USER_ID_LENGTH);
  if (known) return known;
  const made = newId();
  if (made === undefined) return undefined;
  write(VISITOR_KEY, made);
  if (read(VISITOR_KEY) !== made) visitorOfPage = made;
  return made;
}

function parsed(stored: string | null): readonly ChatSession[] {
  if (stored === null) return NONE;
  try {
    const sessions: unknown = JSON.parse(stored);
    if (Array.isArray(sessions) && sessions.every(isSession)) return sorted(sessions);
  } catch {
    // Thrown away below.
  }
  memory = null;
  remove(HISTORY_KEY);
  return NONE;
}

function isSession(value: unknown): value is ChatSession {
  const session = value as Partial<ChatSession> | null;
  return (
    typeof session === 'object' &&
    session !== null &&
    typeof session.id === 'string' &&
    typeof session.title === 'string' &&
    typeof session.lastUpdated === 'number' &&
    Array.isArray(session.messages) &&
    session.messages.every(
      (message: Partial<ChatSession['messages'][number]> | null) =>
        typeof message?.id === 'string' &&
        typeof message.content === 'string' &&
        typeof message.timestamp === 'number',
    )
  );
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Refused or full: the page goes on from memory.
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was there.
  }
}
