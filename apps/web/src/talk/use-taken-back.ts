import { addressOf, inLanguage } from '@scamguard/client';
import { useEffect } from 'react';
import { read } from '../data/request.ts';
import { useLanguage } from '../language/language-context.ts';
import { answerTo } from './answer-to.ts';
import { keepSession, readHistory, visitorId } from './chat-history.ts';
import { type ChatMessage, type ChatSession, lastVerdict, unanswered, withMessage } from './chat-session.ts';

/**
 * How long a verdict is fresh, in milliseconds. A visitor who is still there has just heard it. A visitor who comes back later
 * may not know that it has changed.
 */
const COMES_BACK_AFTER = 60_000;
/** The server keeps a talk no longer. */
const KEPT_FOR = 86_400_000;

/** A talk that was held here is looked at again for so long: nobody keeps it but this device. */
const LOOKED_AT_FOR = 7 * KEPT_FOR;
/** A network that has just come back may fail once more: it is asked again so much later, then twice as late, in milliseconds. */
const ASKED_AGAIN_AFTER = 2_000;
const ASKED_AGAIN_AT_MOST_AFTER = 64_000;
/** Verdicts given without the server, about which it has been asked since. */
const lookedAt = new Set<string>();

/** Adds what changed to the talk, if its verdict is still the one that changed and nothing waits for an answer. */
function add(told: ChatMessage, talk: ChatSession, verdict: ChatMessage): boolean {
  const current = readHistory().find(({ id }) => id === talk.id);
  if (!current || unanswered(current) || lastVerdict(current)?.id !== verdict.id) return false;
  keepSession(withMessage(current, told));
  return true;
}

/**
 * When somebody comes back to a talk with a verdict, asks whether that was taken back, and adds the change to the talk. If the
 * talk was held without the server, it asks about its links and numbers once the network is back.
 */
export function useTakenBack(session: ChatSession | undefined, isAnswering: boolean): void {
  const { t, language } = useLanguage();
  const opening = t('chatbot.since');
  useEffect(() => {
    if (session === undefined || isAnswering) return;
    let again: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const look = async () => {
      const current = readHistory().find(({ id }) => id === session.id);
      const verdict = current && lastVerdict(current);
      const userId = visitorId();
      if (current === undefined || verdict === undefined || unanswered(current)) return;
      if (current.isLocal) return lookUp(current, verdict);
      if (userId === undefined) return;
      const age = Date.now() - verdict.timestamp;
      if (document.visibilityState !== 'visible' || age < COMES_BACK_AFTER || age > KEPT_FOR) return;
      const address = addressOf('takenBack', { query: { userId, sessionId: session.id } });
      // Without an answer the verdict stands as it was said.
      const found = await read(inLanguage(address, language)).catch(() => undefined);
      if (!found?.answer || found.answer.verdict === verdict.analysis?.verdict) return;
      add(answerTo({ id: `${verdict.id}:since` }, found.answer, language, Date.now()), current, verdict);
    };
    const lookUp = async (current: ChatSession, verdict: ChatMessage, wait = ASKED_AGAIN_AFTER) => {
      const isOld = Date.now() - verdict.timestamp > LOOKED_AT_FOR;
      if (!navigator.onLine || isOld || lookedAt.has(verdict.id) || verdict.id.endsWith(':since')) return;
      lookedAt.add(verdict.id);
      try {
        const { lookedUpSince } = await import('./looked-up-since.ts');
        const told = await lookedUpSince(current, verdict, opening, language);
        if (told && !add(told, current, verdict)) lookedAt.delete(verdict.id);
      } catch {
        lookedAt.delete(verdict.id);
        if (isOver || wait > ASKED_AGAIN_AT_MOST_AFTER) return;
        clearTimeout(again);
        again = setTimeout(() => void lookUp(current, verdict, wait * 2), wait);
      }
    };
    void look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      isOver = true;
      clearTimeout(again);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, [session, isAnswering, language, opening]);
}
