import { RequestError } from '@scamguard/client';
import type { InterviewResult } from '@scamguard/contracts';
import { maskSecrets } from '@scamguard/engine/secrets';
import type { Language } from '@scamguard/i18n';
import { useToast } from '@scamguard/ui';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { useLanguage } from '../../language/language-context.ts';
import { keepSession, noHistory, onHistoryChange, readHistory, visitorId } from './chat-history.ts';
import { type ChatMessage, type ChatSession, newSession, unanswered, withMessage } from './chat-session.ts';
import { newId } from './new-id.ts';
import { sayToAssistant } from './say-to-assistant.ts';
import { fetchVerdictPart } from './verdict-part.ts';

/** Why the last message has no answer. */
interface Failure {
  readonly messageId: string;
  readonly text: string;
}

/** The talks on this device, and the one that is open. */
export function useChat() {
  const { t, language } = useLanguage();
  const { show } = useToast();
  const kept = useSyncExternalStore(onHistoryChange, readHistory, noHistory);
  const [chosen, setChosen] = useState<string>();
  const [draft, setDraft] = useState<ChatSession>();
  const [waiting, setWaiting] = useState<string>();
  const [failure, setFailure] = useState<Failure>();

  const sessions = draft ? [draft, ...kept] : kept;
  const active = sessions.find(({ id }) => id === chosen) ?? sessions[0];
  const isBusy = waiting !== undefined;

  const open = useCallback((id: string) => {
    const fresh = newSession(id);
    setDraft(fresh);
    setChosen(fresh.id);
    return fresh;
  }, []);

  const deliver = async (userId: string, session: ChatSession, message: ChatMessage) => {
    setWaiting(message.id);
    // Its answer may end the interview.
    void fetchVerdictPart().catch(() => undefined);
    setFailure(undefined);
    try {
      const said = session.messages.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
      const { id: messageId } = message;
      const { id: sessionId, isLocal = false } = session;
      const result = await sayToAssistant({ userId, sessionId, messageId, said, isLocal }, language);
      if (!result.analysis) throw new Error(t('chatbot.error.empty'));
      const current = readHistory().find(({ id }) => id === session.id) ?? session;
      keepSession({
        ...withMessage(current, answerTo(message, result, language)),
        ...(result.offline && { isLocal: true }),
      });
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

  /** @returns false when the message could not even be added to the talk. */
  const send = (written: string): boolean => {
    const content = maskSecrets(written.trim()).text;
    if (content === '' || isBusy) return false;
    const [userId, id, sessionId] = [visitorId(), newId(), newId()];
    if (!userId || !id || !sessionId) return refuse('session');
    if (isGone()) {
      setChosen(undefined);
      return refuse('interface');
    }
    const message: ChatMessage = { id, role: 'user', content, timestamp: Date.now() };
    const session = withMessage(active ?? open(sessionId), message);
    keepSession(session);
    setChosen(session.id);
    setDraft(undefined);
    void deliver(userId, session, message);
    return true;
  };

  const retry = () => {
    const message = active && unanswered(active);
    const userId = visitorId();
    if (!userId) return void refuse('session');
    if (active && message && !isBusy) void deliver(userId, active, message);
  };

  return {
    sessions,
    active,
    isBusy,
    /** What stands in the place of an answer that did not come; after a reload nobody knows why. */
    failure:
      active && !isBusy && unanswered(active)
        ? failure?.messageId === unanswered(active)?.id && failure
          ? failure.text
          : t('chatbot.error.unanswered')
        : undefined,
    send,
    retry,
    select: (id: string) => {
      setChosen(id);
      if (id !== draft?.id) setDraft(undefined);
    },
    open: () => {
      const id = newId();
      if (!id) refuse('session');
      else if (active === undefined || active.messages.length > 0) open(id);
    },
  };
}

function answerTo({ id }: ChatMessage, result: InterviewResult, language: Language): ChatMessage {
  const { analysis, parts, replies, exposures, offline, conversationPhase, riskLevel, verdict, situation } =
    result;
  return {
    // The same answer in two tabs is one.
    id: `${id}:answer`,
    role: 'assistant',
    content: analysis,
    timestamp: Date.now(),
    answers: id,
    ...(parts.some(({ lang }) => lang !== language) && { parts }),
    replies,
    exposures,
    ...(offline && { isOffline: true }),
    ...(conversationPhase === 'completed' &&
      riskLevel !== undefined && {
        analysis: {
          riskLevel,
          verdict,
          situation,
          matchedPatterns: result.matchedPatterns ?? [],
          recommendations: result.recommendations ?? [],
        },
      }),
  };
}

/** What a failure says to the visitor: the server's sentence, else the error's own unless it is the browser's. */
function sentenceOf(error: unknown): string | undefined {
  if (error instanceof RequestError) return error.visitorMessage ?? error.message;
  if (error instanceof TypeError || error instanceof DOMException) return undefined;
  return error instanceof Error ? error.message : undefined;
}
