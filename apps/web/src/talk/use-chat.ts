import { RequestError } from '@scamguard/client';
import { useToast } from '@scamguard/ui';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage } from '../language/language-context.ts';
import { answerTo } from './answer-to.ts';
import { keepSession, noHistory, onHistoryChange, readHistory, visitorId } from './chat-history.ts';
import {
  type ChatMessage,
  type ChatSession,
  contributionsOf,
  newSession,
  unanswered,
  withMessage,
} from './chat-session.ts';
import { fetchMask } from './fetch-mask.ts';
import { newId } from './new-id.ts';
import { sayToAssistant } from './say-to-assistant.ts';
import { useHeld } from './use-held.ts';

/** Why the last message has no answer. */
interface Failure {
  readonly messageId: string;
  readonly text: string;
}

interface ChatOptions {
  /** A talk that went on by plain posts: it is kept beside the others, and open. */
  readonly posted?: ChatSession | undefined;
  /** It begins with a talk of its own in place of the last one. */
  readonly isFresh?: boolean;
  /** An answer does not come sooner, in milliseconds. */
  readonly leastDelay?: number;
  /** How long the next piece of what somebody says is waited for, in milliseconds: a picture, then a sentence. */
  readonly pieceGap?: number;
  /** Told that a message goes out: its answer may end the interview. */
  readonly onDeliver?: () => void;
  /** Told of each answer. */
  readonly onAnswer?: (answer: string) => void;
}

export interface SendOptions {
  /** It is all that is said now: an answer that was touched. */
  readonly isWhole?: boolean;
  /** It has nothing to do with the open talk. */
  readonly isNewTalk?: boolean;
}

/** The talks on this device, and the one that is open. */
export function useChat({
  posted,
  isFresh = false,
  leastDelay = 0,
  pieceGap = 0,
  onDeliver,
  onAnswer,
}: ChatOptions = {}) {
  const { t, language } = useLanguage();
  const { show } = useToast();
  const kept = useSyncExternalStore(onHistoryChange, readHistory, noHistory);
  const [chosen, setChosen] = useState(posted?.id);
  const [draft, setDraft] = useState(posted);
  const [waiting, setWaiting] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const held = useHeld(pieceGap);
  const tell = useRef(onAnswer);
  useEffect(() => {
    tell.current = onAnswer;
  });

  useEffect(() => {
    if (posted) keepSession(posted);
  }, [posted]);

  const sessions = draft && !kept.some(({ id }) => id === draft.id) ? [draft, ...kept] : kept;
  const active = sessions.find(({ id }) => id === chosen) ?? (isFresh ? undefined : sessions[0]);
  const isBusy = waiting !== undefined;
  const isAnswering = isBusy || held.isHeld;

  const open = useCallback((id: string) => {
    const fresh = newSession(id);
    setDraft(fresh);
    setChosen(fresh.id);
    return fresh;
  }, []);

  const deliver = async (userId: string, session: ChatSession, message: ChatMessage) => {
    setWaiting(message.id);
    onDeliver?.();
    setFailure(undefined);
    try {
      const { id: messageId } = message;
      const { id: sessionId, isLocal = false, modelMayRead } = session;
      const said = contributionsOf(session);
      const [result] = await Promise.all([
        sayToAssistant({ userId, sessionId, messageId, said, isLocal, modelMayRead }, language),
        // The next piece may have been waited for as long already.
        new Promise((resolve) => setTimeout(resolve, message.timestamp + leastDelay - Date.now())),
      ]);
      if (!result.analysis) throw new Error(t('chatbot.error.empty'));
      const current = readHistory().find(({ id }) => id === session.id) ?? session;
      keepSession({
        ...withMessage(current, answerTo(message, result, language, Date.now())),
        ...(result.offline && { isLocal: true }),
        ...(result.modelReader && { modelReader: result.modelReader }),
      });
      tell.current?.(result.analysis);
    } catch (error) {
      const text = sentenceOf(error) ?? t('chatbot.error.network');
      setFailure({ messageId: message.id, text });
      show({ title: t('chatbot.error.title'), description: text, tone: 'destructive' });
    } finally {
      setWaiting(undefined);
    }
  };

  const refuse = (why: 'session' | 'interface') => {
    show({
      title: t(`chatbot.error.${why}.title`),
      description: t(`chatbot.error.${why}.text`),
      tone: 'destructive',
    });
    return false;
  };
  /** The open talk is gone from this device: another tab or the browser's settings have emptied it. */
  const isGone = () =>
    chosen !== undefined && chosen !== draft?.id && !readHistory().some(({ id }) => id === chosen);

  /**
   * @returns false when the message could not even be added to the talk.
   */
  const send = async (written: string, options: SendOptions = {}): Promise<boolean> => {
    const said = written.trim();
    if (said === '') return false;
    const mask = await fetchMask().catch(() => undefined);
    if (!mask) return refuse('interface');
    let isAdded = false;
    // Drawn at once: two messages may have waited here, and the second goes into the talk that the first began.
    flushSync(() => {
      isAdded = latest.current(mask.maskSecrets(said).text, options);
    });
    return isAdded;
  };
  const add = (content: string, { isWhole = false, isNewTalk = false }: SendOptions): boolean => {
    if (isBusy) return false;
    const [userId, id, sessionId] = [visitorId(), newId(), newId()];
    if (!userId || !id || !sessionId) return refuse('session');
    if (!isNewTalk && isGone()) {
      setChosen(undefined);
      return refuse('interface');
    }
    const message: ChatMessage = { id, role: 'user', content, timestamp: Date.now() };
    const session = withMessage((isNewTalk ? undefined : active) ?? open(sessionId), message);
    keepSession(session);
    setChosen(session.id);
    setDraft(undefined);
    const isAwaited = !isWhole && pieceGap > 0;
    if (isAwaited) held.hold(() => void deliver(userId, session, message));
    else void deliver(userId, session, message);
    return true;
  };

  const latest = useRef(add);
  useLayoutEffect(() => {
    latest.current = add;
  });

  const retry = () => {
    const message = active && unanswered(active);
    const userId = visitorId();
    if (!userId) return void refuse('session');
    if (active && message && !isAnswering) void deliver(userId, active, message);
  };

  return {
    sessions,
    active,
    /** Nothing can be written. */
    isBusy,
    isAnswering,
    /** The next piece is being written. */
    wait: held.wait,
    /** The text in the place of an answer that did not come. After a reload nobody knows why. */
    failure:
      active && !isAnswering && unanswered(active)
        ? failure?.messageId === unanswered(active)?.id && failure
          ? failure.text
          : t('chatbot.error.unanswered')
        : undefined,
    send,
    retry,
    /** Whether the server's language model may read along in the open talk. */
    letModelRead: (modelMayRead: boolean) => {
      if (active) keepSession({ ...active, modelMayRead, lastUpdated: Date.now() });
    },
    select: (id: string) => {
      held.release();
      setChosen(id);
      if (id !== draft?.id) setDraft(undefined);
    },
    open: () => {
      held.release();
      const id = newId();
      if (!id) refuse('session');
      else if (active === undefined || active.messages.length > 0) open(id);
    },
  };
}

/** The message of a failure to the visitor: the server's sentence, else the error's own unless it is the browser's. */
function sentenceOf(error: unknown): string | undefined {
  if (error instanceof RequestError) return error.visitorMessage ?? error.message;
  if (error instanceof TypeError || error instanceof DOMException) return undefined;
  return error instanceof Error ? error.message : undefined;
}
