import { completeLanguage, type Language } from '@scamguard/i18n';
import { ChatSessionList } from '@scamguard/ui';
import { useLanguage } from '../../language/language-context.ts';
import { linkTo } from '../../screen/links.ts';
import type { ChatSession } from '../../talk/chat-session.ts';

interface ChatSessionsProps {
  readonly sessions: readonly ChatSession[];
  /** Its id, if one is open. */
  readonly current: string | undefined;
  readonly onSelect: (id: string) => void;
  readonly onNew: () => void;
}

/** The talks that this device keeps. */
export function ChatSessions({ sessions, current, onSelect, onNew }: ChatSessionsProps) {
  const { t, language } = useLanguage();
  return (
    <ChatSessionList
      siteName={t('site.name')}
      label={t('chatbot.sessions')}
      sessions={sessions.map(({ id, title, lastUpdated }) => ({
        id,
        title: title || t('chatbot.newSession'),
        lastUpdated: momentIn(language, lastUpdated),
      }))}
      {...(current && { current })}
      onSelect={onSelect}
      newLabel={t('chatbot.newSession')}
      onNew={onNew}
      countLabel={t('chatbot.sessionCount', { count: sessions.length })}
      home={{ label: t('chatbot.home'), href: linkTo('/') }}
    />
  );
}

function momentIn(language: Language, moment: number): string {
  const tag = completeLanguage(language) === 'en' ? 'en-GB' : 'fr-FR';
  return new Intl.DateTimeFormat(tag, { dateStyle: 'short', timeStyle: 'short' }).format(moment);
}
