import { addressOf, inLanguage } from '@scamguard/client';
import { useEffect } from 'react';
import { read } from '../data/request.ts';
import { useLanguage } from '../language/language-context.ts';
import { answerTo } from './answer-to.ts';
import { keepSession, readHistory, visitorId } from './chat-history.ts';
import { type ChatSession, withMessage } from './chat-session.ts';

/** Who is still there has just heard the verdict; who comes back later may not know that it has changed. In milliseconds. */
const COMES_BACK_AFTER = 60_000;
/** The server keeps a talk no longer. */
const KEPT_FOR = 86_400_000;

/** Asks, when somebody comes back to a talk with a verdict, whether that was taken back, and adds what changed to the talk. */
export function useTakenBack(session: ChatSession | undefined, isAnswering: boolean): void {
  const { language } = useLanguage();
  useEffect(() => {
    if (session === undefined || session.isLocal || isAnswering) return;
    let isOver = false;
    const look = async () => {
      const current = readHistory().find(({ id }) => id === session.id);
      const last = current?.messages.at(-1);
      const userId = visitorId();
      if (current === undefined || last?.analysis === undefined || userId === undefined) return;
      const age = Date.now() - last.timestamp;
      if (document.visibilityState !== 'visible' || age < COMES_BACK_AFTER || age > KEPT_FOR) return;
      const address = addressOf('takenBack', { query: { userId, sessionId: session.id } });
      // Without an answer the verdict stands as it was said.
      const found = await read(inLanguage(address, language)).catch(() => undefined);
      if (isOver || !found?.answer || found.answer.verdict === last.analysis.verdict) return;
      const told = answerTo({ id: `${last.id}:since` }, found.answer, language, Date.now());
      keepSession(withMessage(current, told));
    };
    void look();
    document.addEventListener('visibilitychange', look);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', look);
    };
  }, [session, isAnswering, language]);
}
