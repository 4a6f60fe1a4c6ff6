import {
  ChatBubble,
  ChatFrame,
  ChatInput,
  ChatLog,
  ChatSessionList,
  EmergencyButton,
  PictureButton,
  QuickReplies,
  StarterSuggestions,
} from '@scamguard/ui';
import { AlertIcon, MessageIcon, PhoneIcon, TipIcon } from '@scamguard/ui/icons';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../language/language-context.ts';
import { paths } from '../../paths.ts';
import { usePicture } from '../../pictures/use-picture.ts';
import { lazyPart } from '../../shell/lazy-part.ts';
import { ReadAloud } from '../../speech/read-aloud.tsx';
import { useDictation } from '../../speech/use-dictation.ts';
import { ChatTurn } from './chat-turn.tsx';
import { otherLanguage } from './other-language.ts';
import { REPLY_ICON } from './reply-icons.ts';
import { useChat } from './use-chat.ts';

const PictureProgressNote = lazyPart(() => import('../../pictures/picture-progress-note.tsx'));

/** Messages, the welcome among them, up to which beginnings are suggested. Source: specification, section 9. */
const SUGGESTED_UNTIL = 2;
const STARTERS = { sms: MessageIcon, number: PhoneIcon, offer: TipIcon, phishing: AlertIcon } as const;
const STARTER_IDS = Object.keys(STARTERS) as (keyof typeof STARTERS)[];

export default function ChatbotScreen() {
  const { t, language } = useLanguage();
  const { sessions, active, isBusy, failure, send, retry, select, open } = useChat();
  const [written, setWritten] = useState('');
  const [sessionsOpen, setSessionsOpen] = useState(false);
  const log = useRef<HTMLDivElement>(null);
  const append = useCallback(
    (text: string) => setWritten((before) => (before.trim() ? `${before.trimEnd()} ${text}` : text)),
    [],
  );
  const dictation = useDictation(append);
  const picture = usePicture('text', append);
  const messages = active?.messages ?? [];
  const last = messages.at(-1);
  const title = active?.title || t('chatbot.newSession');
  const isBeginning = messages.length + 1 <= SUGGESTED_UNTIL && !isBusy && last?.analysis === undefined;

  const lastShown = failure ?? (isBusy ? 'typing' : last?.id);

  useEffect(() => {
    // What was said last is read from its beginning.
    if (lastShown) log.current?.querySelector('ol')?.lastElementChild?.scrollIntoView({ block: 'start' });
  }, [lastShown]);

  const handleSend = (text: string) => {
    if (!send(text)) return;
    setWritten('');
    picture.forget();
  };
  const showTalk = (action: () => void) => () => {
    action();
    setSessionsOpen(false);
  };

  return (
    <ChatFrame
      title={title}
      subtitle={t('chatbot.subtitle')}
      warning={t('chatbot.warning')}
      sessionsLabel={t('chatbot.sessions')}
      sessionsOpen={sessionsOpen}
      onSessionsOpenChange={setSessionsOpen}
      action={<EmergencyButton size="small" href={paths.urgence} label={t('chatbot.emergency')} />}
      sessions={
        <ChatSessionList
          siteName={t('site.name')}
          label={t('chatbot.sessions')}
          sessions={sessions.map(({ id, title: name, lastUpdated }) => ({
            id,
            title: name || t('chatbot.newSession'),
            lastUpdated: momentIn(language, lastUpdated),
          }))}
          {...(active && { current: active.id })}
          onSelect={(id) => showTalk(() => select(id))()}
          newLabel={t('chatbot.newSession')}
          onNew={showTalk(open)}
          countLabel={t('chatbot.sessionCount', { count: sessions.length })}
          home={{ label: t('chatbot.home'), href: paths.home }}
        />
      }
      foot={
        <>
          {picture.progress.state !== 'none' && (
            <Suspense>
              <PictureProgressNote progress={picture.progress} wanted="text" onRetry={picture.take} />
            </Suspense>
          )}
          <ChatInput
            label={t('chatbot.input')}
            value={written}
            onValueChange={setWritten}
            onSend={handleSend}
            sendLabel={t('chatbot.send')}
            placeholder={t('chatbot.placeholder')}
            busy={isBusy}
            busyPlaceholder={t('chatbot.busy')}
            {...(dictation && {
              microphone: {
                label: t('chatbot.dictate'),
                stopLabel: t('chatbot.stopDictation'),
                listening: dictation.listening,
                onToggle: dictation.toggle,
              },
            })}
            tools={
              <PictureButton
                appearance="icon"
                label={t('verify.picture.text')}
                onPicture={picture.take}
                disabled={isBusy || picture.progress.state === 'reading'}
              />
            }
          />
        </>
      }
    >
      <ChatLog ref={log} label={t('chatbot.messages')}>
        <ChatBubble
          from="assistant"
          author={t('chatbot.assistant')}
          listen={<ReadAloud text={t('chatbot.welcome')} />}
        >
          {t('chatbot.welcome')}
        </ChatBubble>
        {active &&
          messages.map((message) => <ChatTurn key={message.id} message={message} session={active} />)}
        {isBusy && (
          <ChatBubble from="assistant" author={t('chatbot.assistant')} state="typing">
            {t('chatbot.typing')}
          </ChatBubble>
        )}
        {failure && (
          <ChatBubble
            from="assistant"
            author={t('chatbot.assistant')}
            state="failed"
            retry={{ label: t('chatbot.retry'), onRetry: retry }}
          >
            {failure}
          </ChatBubble>
        )}
      </ChatLog>
      {last?.replies && last.replies.length > 0 && !isBusy && (
        <QuickReplies
          label={t('chatbot.replies')}
          replies={last.replies.map(({ icon, lang, ...reply }) => ({
            ...reply,
            ...(icon && { icon: REPLY_ICON[icon] }),
            ...otherLanguage(lang, language),
          }))}
          onReply={({ label }) => send(label)}
        />
      )}
      {isBeginning && (
        <StarterSuggestions
          heading={t('chatbot.starters.heading')}
          suggestions={STARTER_IDS.map((id) => ({
            id,
            label: t(`chatbot.starters.${id}`),
            icon: STARTERS[id],
          }))}
          onSelect={({ label }) => send(label)}
        />
      )}
    </ChatFrame>
  );
}

function momentIn(language: string, moment: number): string {
  const tag = language === 'en' ? 'en-GB' : 'fr-FR';
  return new Intl.DateTimeFormat(tag, { dateStyle: 'short', timeStyle: 'short' }).format(moment);
}
