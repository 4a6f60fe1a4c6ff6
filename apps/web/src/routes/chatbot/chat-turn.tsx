import { ChatBubble } from '@scamguard/ui';
import { Suspense } from 'react';
import { useLanguage } from '../../language/language-context.ts';
import { ReadAloud } from '../../speech/read-aloud.tsx';
import type { ChatMessage, ChatSession } from '../../talk/chat-session.ts';
import { otherLanguage } from '../../talk/other-language.ts';
import { spokenTurn } from '../../talk/spoken-turn.ts';
import { unreviewedPart } from '../../talk/unreviewed-part.ts';
import { ChatVerdict } from './verdict-part.ts';

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
      listen={<ReadAloud text={spokenTurn(message, t)} />}
      {...(parts && {
        parts: [
          ...parts.map(({ text, lang }) => ({ text, ...otherLanguage(lang, language) })),
          ...unreviewedPart(parts, language, t),
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
