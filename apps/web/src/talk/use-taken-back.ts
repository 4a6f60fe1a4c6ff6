import { addressOf, inLanguage } from '@scamguard/client';
import { useEffect } from 'react';
import { read } from '../data/request.ts';
import { useLanguage } from '../language/language-context.ts';
import { answerTo } from './answer-to.ts';
import { keepSession, readHistory, visitorId } from './chat-history.ts';
import { type ChatMessage, type ChatSession, withMessage } from './chat-session.ts';

/**
 * How long a verdict is fresh, in milliseconds. A visitor who is still there has just heard it. A visitor who comes back later
 * may not know that it has changed.
 */
const COMES_BACK_AFTER = 60_000;
/** The server keeps a talk no longer. */
const KEPT_FOR = 86_400_000;

/** A talk that was held here is looked at again for so long: nobody keeps it but this device. */
const LOOKED_AT_FOR = 7 * KEPT_FOR;
/** Talks held without the server, about which it has been asked since. */
const lookedAt = new Set<string>();

/**
 * When somebody comes back to a talk with a verdict, asks whether that was taken back, and adds the change to the talk. If the
 * talk was held without the server, it asks about its links and numbers once the network is back.
 */
export function useTakenBack(session: ChatSession | undefined, isAnswering: boolean): void {
  const { t, language } = useLanguage();
  const opening = t('chatbot.since');
  useEffect(() => {
    if (session === undefined || isAnswering) return;
    let isOver = false;
    const look = async () => {
      const current = readHistory().find(({ id }) => id === session.id);
      const last = current?.messages.at(-1);
      const userId = visitorId();
      if (current === undefined || last?.analysis === undefined) return;
      if (current.isLocal) return lookUp(current, last);
      if (userId === undefined) return;
      const age = Date.now() - last.timestamp;
      if (document.visibilityState !== 'visible' || age < COMES_BACK_AFTER || age > KEPT_FOR) return;
      const address = addressOf('takenBack', { query: { userId, sessionId: session.id } });
      // Without an answer the verdict stands as it was said.
      const found = await read(inLanguage(address, language)).catch(() => undefined);
      if (isOver || !found?.answer || found.answer.verdict === last.analysis.verdict) return;
      const told = answerTo({ id: `${last.id}:since` }, found.answer, language, Date.now());
      keepSession(withMessage(current, told));
    };
    const lookUp = async (current: ChatSession, last: ChatMessage) => {
      const isOld = Date.now() - last.timestamp > LOOKED_AT_FOR;
      if (!navigator.onLine || isOld || lookedAt.has(last.id) || last.id.endsWith(':since')) return;
      lookedAt.add(last.id);
      const told = await import('./looked-up-since.ts')
        .then(({ lookedUpSince }) => lookedUpSince(current, last, opening, language))
        // The network went again: it is asked when it is back.
        .catch(() => void lookedAt.delete(last.id));
      if (!isOver && told) keepSession(withMessage(current, told));
    };
    void look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, [session, isAnswering, language, opening]);
}
