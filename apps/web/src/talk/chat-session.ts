import type { InterviewResult } from '@scamguard/contracts';

/** What an interview came to. Source: specification, section 3. */
export interface ChatAnalysis extends Pick<InterviewResult, 'verdict' | 'situation'> {
  /** Missing in talks that an older release has kept. */
  readonly engineVersion?: string;
  readonly riskLevel: number;
  readonly matchedPatterns: readonly string[];
  readonly recommendations: readonly string[];
}

/** One turn of a talk as it is kept on this device. Secrets in a visitor's message are already masked. */
export interface ChatMessage {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  /** The visitor's message that this answers. */
  readonly answers?: string;
  /** The parts of the content, if not all of it is in the page's language. */
  readonly parts?: InterviewResult['parts'];
  readonly replies?: InterviewResult['replies'];
  readonly exposures?: readonly string[];
  readonly analysis?: ChatAnalysis;
  /** Said by the interview in this browser. */
  readonly isOffline?: boolean;
}

export interface ChatSession {
  readonly id: string;
  /** Empty until something was said. */
  readonly title: string;
  readonly messages: readonly ChatMessage[];
  readonly lastUpdated: number;
  /** It went on in this browser without a network, so the server no longer knows where it stands. */
  readonly isLocal?: boolean;
  /** The owner of the language model that may read along, as the server says. */
  readonly modelReader?: string;
  /** The visitor lets it, in this talk. */
  readonly modelMayRead?: boolean;
}

/** Letters of the first message that name a talk. Source: specification, section 9. */
const TITLE_LENGTH = 30;

export function newSession(id: string): ChatSession {
  return { id, title: '', messages: [], lastUpdated: Date.now() };
}

export function withMessage(session: ChatSession, message: ChatMessage): ChatSession {
  return {
    ...session,
    title: session.title || (message.role === 'user' ? titleFrom(message.content) : ''),
    messages: [...session.messages, message],
    lastUpdated: message.timestamp,
  };
}

function titleFrom(text: string): string {
  const letters = Array.from(text.replace(/\s+/g, ' '));
  return letters.length > TITLE_LENGTH ? `${letters.slice(0, TITLE_LENGTH).join('')}...` : letters.join('');
}

/** All messages of the visitor, in order. Several messages before an answer are one contribution. */
export function contributionsOf({ messages }: ChatSession): readonly string[] {
  const said: string[] = [];
  for (const [index, { role, content }] of messages.entries()) {
    if (role !== 'user') continue;
    if (messages[index - 1]?.role === 'user') said.push(`${said.pop()}\n${content}`);
    else said.push(content);
  }
  return said;
}

/** The last message, where it is the visitor's and nobody has answered it. */
export function unanswered({ messages }: ChatSession): ChatMessage | undefined {
  const last = messages.at(-1);
  return last?.role === 'user' ? last : undefined;
}

/** The last answer that judged what was told. More may have been said since. */
export function lastVerdict({ messages }: ChatSession): ChatMessage | undefined {
  return messages.findLast(({ analysis }) => analysis !== undefined);
}

/** Newest first. */
export function sorted(sessions: readonly ChatSession[]): readonly ChatSession[] {
  return sessions.toSorted((first, second) => second.lastUpdated - first.lastUpdated);
}

/** One talk that went on in two tabs: what was said in both, in order. */
export function joined(one: ChatSession, other: ChatSession): ChatSession {
  const newer = other.lastUpdated > one.lastUpdated ? other : one;
  const messages = new Map([...one.messages, ...other.messages].map((message) => [message.id, message]));
  return {
    ...newer,
    messages: [...messages.values()].toSorted((first, second) => first.timestamp - second.timestamp),
    ...((one.isLocal || other.isLocal) && { isLocal: true }),
  };
}
