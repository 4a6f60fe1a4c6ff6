import { TALK_FIELDS } from '@scamguard/client/pages';
import {
  ChatBubble,
  ChatFrame,
  ChatLog,
  EmergencyButton,
  QuickReplies,
  StarterSuggestions,
} from '@scamguard/ui';
import { AlertIcon, MessageIcon, PhoneIcon, TipIcon } from '@scamguard/ui/icons';
import { Suspense, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Carried, takeCarried } from '../../assistance/carried.ts';
import { firstAidAddress } from '../../contacts/first-aid-address.ts';
import { useLanguage } from '../../language/language-context.ts';
import { lazyPart } from '../../screen/lazy-part.ts';
import { ReadAloud } from '../../speech/read-aloud.tsx';
import { otherLanguage } from '../../talk/other-language.ts';
import { PIECE_GAP } from '../../talk/piece-gap.ts';
import { REPLY_ICON } from '../../talk/reply-icons.ts';
import { useChat } from '../../talk/use-chat.ts';
import { useFocusInTalk } from '../../talk/use-focus-in-talk.ts';
import { useTakenBack } from '../../talk/use-taken-back.ts';
import { ChatFoot } from './chat-foot.tsx';
import { ChatSessions } from './chat-sessions.tsx';
import { ChatTurn } from './chat-turn.tsx';
import { PostedTalkContext, sessionOf, TALK_FORM_ID } from './posted-talk.ts';
import { fetchVerdictPart } from './verdict-part.ts';

/** Most servers have no language model: nobody pays for its box there. */
const ModelConsent = lazyPart(() => import('./model-consent.tsx'));

/** Messages, the welcome among them, up to which beginnings are suggested. Source: specification, section 9. */
const SUGGESTED_UNTIL = 2;
const STARTERS = { sms: MessageIcon, number: PhoneIcon, offer: TipIcon, phishing: AlertIcon } as const;
const PLAIN_REPLY = { formId: TALK_FORM_ID, name: TALK_FIELDS.reply } as const;
const STARTER_IDS = Object.keys(STARTERS) as (keyof typeof STARTERS)[];

/** What answers may take of the window's height when their question stands above them. */
const MOST_OF_WINDOW = 0.75;

export default function ChatbotScreen() {
  const { t, language } = useLanguage();
  const posted = use(PostedTalkContext);
  const [postedSession] = useState(() =>
    posted && posted.said.length > 0 ? sessionOf(posted, language) : undefined,
  );
  const { sessions, active, isBusy, isAnswering, failure, letModelRead, ...chat } = useChat({
    posted: postedSession,
    pieceGap: PIECE_GAP,
    onDeliver: () => void fetchVerdictPart().catch(() => undefined),
  });
  const { send, retry, wait, select, open } = chat;
  useTakenBack(active, isAnswering);
  const [sessionsOpen, setSessionsOpen] = useState(false);
  const [draft, setDraft] = useState('');
  const log = useRef<HTMLDivElement>(null);
  const replies = useRef<HTMLUListElement>(null);
  useFocusInTalk(log);
  const messages = active?.messages ?? [];
  const last = messages.at(-1);
  /** The losses that the last answer names. Each has its own first aid. */
  const lost = messages.findLast(({ role }) => role === 'assistant')?.exposures ?? [];
  const title = active?.title || t('chatbot.newSession');
  const isBeginning = messages.length + 1 <= SUGGESTED_UNTIL && !isAnswering && last?.analysis === undefined;

  const isAsking = !isAnswering && last?.replies !== undefined && last.analysis === undefined;
  const lastShown = failure ?? (isAnswering ? 'typing' : last?.id);

  useEffect(() => {
    if (!lastShown) return;
    // A question stands in sight with all its answers where they leave room for it; everything else is read from its beginning.
    const answers = isAsking ? replies.current : null;
    if (answers && answers.offsetHeight < MOST_OF_WINDOW * innerHeight)
      answers.scrollIntoView({ block: 'end' });
    else log.current?.querySelector('ol')?.lastElementChild?.scrollIntoView({ block: 'start' });
  }, [lastShown, isAsking]);

  const takeOver = useEffectEvent(({ text, isSaid }: Carried) => {
    if (isSaid) void send(text, { isWhole: true, isNewTalk: true });
    else setDraft(text);
  });
  useEffect(() => {
    // Once the talks of this device are there.
    queueMicrotask(() => {
      const carried = takeCarried();
      if (carried) takeOver(carried);
    });
  }, []);

  const showTalk = (action: () => void) => {
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
      action={
        <EmergencyButton
          size="small"
          href={firstAidAddress(
            lost,
            messages.filter(({ role }) => role === 'user').map(({ content }) => content),
          )}
          label={t('nav.emergency')}
        />
      }
      sessions={
        <ChatSessions
          sessions={sessions}
          current={active?.id}
          onSelect={(id) => showTalk(() => select(id))}
          onNew={() => showTalk(open)}
        />
      }
      foot={
        <ChatFoot key={draft} draft={draft} isBusy={isBusy} onSend={(text) => send(text)} onWrite={wait} />
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
        {isAnswering && (
          <ChatBubble from="assistant" author={t('chatbot.assistant')} state="typing">
            {t('chatbot.typing')}
          </ChatBubble>
        )}
        {posted?.refused && active === postedSession && (
          <ChatBubble from="assistant" author={t('chatbot.assistant')}>
            {posted.refused.message}
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
      {last?.replies && last.replies.length > 0 && !isAnswering && (
        <QuickReplies
          ref={replies}
          label={t('chatbot.replies')}
          replies={last.replies.map(({ icon, lang, ...reply }) => ({
            ...reply,
            ...(icon && { icon: REPLY_ICON[icon] }),
            ...otherLanguage(lang, language),
          }))}
          onReply={({ label }) => void send(label, { isWhole: true })}
          plainPost={PLAIN_REPLY}
        />
      )}
      {/* Beneath the answers, which stand in sight on the smallest telephone. */}
      {active?.modelReader && (
        <Suspense>
          <ModelConsent
            host={active.modelReader}
            isAgreed={active.modelMayRead === true}
            onAgree={letModelRead}
          />
        </Suspense>
      )}
      {isBeginning && (
        <StarterSuggestions
          heading={t('chatbot.starters.heading')}
          suggestions={STARTER_IDS.map((id) => ({
            id,
            label: t(`chatbot.starters.${id}`),
            icon: STARTERS[id],
          }))}
          onSelect={({ label }) => void send(label, { isWhole: true })}
          plainPost={PLAIN_REPLY}
        />
      )}
    </ChatFrame>
  );
}
