import type { ClipId } from '@scamguard/content/clip-ids';
import type { Verdict } from '@scamguard/engine/vocabulary';
import { ChatBubble, EmergencyButton } from '@scamguard/ui';
import { Suspense } from 'react';
import { useLanguage } from '../../language/language-context.ts';
import { linkTo } from '../../screen/links.ts';
import { ReadAloud } from '../../speech/read-aloud.tsx';
import type { ChatMessage, ChatSession } from './chat-session.ts';
import { otherLanguage } from './other-language.ts';
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

/** One thing that was said, with what belongs to it: the verdict's card, the way to first aid. */
export function ChatTurn({ message, session }: ChatTurnProps) {
  const { t, language } = useLanguage();
  const { role, content, parts, analysis, exposures = [], isOffline } = message;
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
        <>
          {exposures.length > 0 && (
            <EmergencyButton
              size="small"
              href={`${linkTo('/urgence')}?lost=${exposures.join(',')}`}
              label={t('chatbot.emergency')}
              hint={t('chatbot.emergencyHint')}
            />
          )}
          {analysis && (
            <Suspense>
              <ChatVerdict analysis={analysis} session={session} />
            </Suspense>
          )}
        </>
      }
    >
      {isOffline ? `${content}\n${t('chatbot.offline')}` : content}
    </ChatBubble>
  );
}
