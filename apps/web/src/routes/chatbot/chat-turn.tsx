import type { ClipId } from '@scamguard/content/clip-ids';
import type { Verdict } from '@scamguard/engine/vocabulary';
import { ChatBubble } from '@scamguard/ui';
import { Suspense } from 'react';
import { useLanguage } from '../../language/language-context.ts';
import { ReadAloud } from '../../speech/read-aloud.tsx';
import type { ChatMessage, ChatSession } from '../../talk/chat-session.ts';
import { otherLanguage } from '../../talk/other-language.ts';
import { ChatVerdict } from './verdict-part.ts';

/** Recordings that say the essence of a verdict, where no voice reads it. */
const RECORDED: Readonly<Record<Verdict, readonly ClipId[] | undefined>> = {
  danger: ['word-danger', 'text-risk', 'advice-stay-careful'],
  caution: ['word-caution', 'advice-stay-careful'],
  unknown: ['word-unknown', 'advice-stay-careful'],
  safe: undefined,
};

interface ChatTurnProps {
  message: ChatMessage;
  session: ChatSession;
}

/** One thing that was said, with the verdict's card where it has one. */
export function ChatTurn({ message, session }: ChatTurnProps) {
  const { t, language } = useLanguage();
  const { role, content, parts, analysis, isOffline } = message;
  if (role === 'user') {
    return (
      <ChatBubble from="user" author={t('chatbot.you')}>
        {content}
      </ChatBubble>
    );
  }
  return (
    <ChatBubble
      from="assistant"
      author={t('chatbot.assistant')}
      listen={<ReadAloud text={content} essence={analysis && RECORDED[analysis.verdict ?? 'unknown']} />}
      {...(parts && {
        parts: [
          ...parts.map(({ text, lang }) => ({ text, ...otherLanguage(lang, language) })),
          ...(isOffline ? [{ text: t('chatbot.offline') }] : []),
        ],
      })}
      analysis={
        analysis && (
          <Suspense>
            <ChatVerdict analysis={analysis} session={session} />
          </Suspense>
        )
      }
    >
      {isOffline ? `${content}\n${t('chatbot.offline')}` : content}
    </ChatBubble>
  );
}
