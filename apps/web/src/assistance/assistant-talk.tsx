import type { Translate } from '@scamguard/i18n';
import {
  AssistantWidget,
  ChatBubble,
  ChatLog,
  EmergencyButton,
  QuickReplies,
  TextLink,
  useToast,
} from '@scamguard/ui';
import { useRef, useState } from 'react';
import { firstAidAddress } from '../contacts/first-aid-address.ts';
import { useLanguage } from '../language/language-context.ts';
import { linkTo } from '../screen/links.ts';
import { otherLanguage } from '../talk/other-language.ts';
import { REPLY_ICON } from '../talk/reply-icons.ts';
import { unreviewedPart } from '../talk/unreviewed-part.ts';
import { useFocusInTalk } from '../talk/use-focus-in-talk.ts';
import { useAssistant } from './use-assistant.ts';

/** The situations to choose from, before anything was said. */
const DOORS = { checking: 'unsure', victim: 'money' } as const;
const DOOR_IDS = Object.keys(DOORS) as (keyof typeof DOORS)[];

/** The talk with the assistant at the edge of every page. It stands in place of the button that was pressed for it, and is open. */
export default function AssistantTalk() {
  const { t, language } = useLanguage();
  const { show } = useToast();
  const [isOpen, setIsOpen] = useState(true);
  const talk = useAssistant(isOpen);
  const log = useRef<HTMLDivElement>(null);
  useFocusInTalk(log);
  const name = t('assistance.name');
  const last = talk.messages.at(-1);
  const replies =
    last?.replies ??
    DOOR_IDS.map((id) => ({ id, label: t(`assistance.doors.${id}`), icon: DOORS[id], lang: undefined }));
  const lost = last?.exposures ?? [];
  return (
    <AssistantWidget
      open={isOpen}
      onOpenChange={setIsOpen}
      label={t('assistance.open')}
      title={name}
      turns={talk.messages.length + (talk.failure ? 1 : 0)}
      fromBeginning={last?.analysis !== undefined}
      muted={talk.isMuted}
      onMutedChange={talk.mute}
      muteLabel={t('assistance.mute')}
      unmuteLabel={t('assistance.unmute')}
      onUnavailable={() => show({ title: t('assistance.unavailable'), tone: 'destructive' })}
      note={noteOf(talk, t)}
      input={{
        label: t('assistance.message'),
        value: talk.words,
        onValueChange: talk.setWords,
        onSend: (message) => void talk.send(message),
        sendLabel: t('assistance.send'),
        placeholder: talk.isListening ? t('voice.listening') : t('assistance.placeholder'),
        busy: talk.isBusy,
        microphone: {
          label: t('assistance.dictate'),
          stopLabel: t('assistance.stopDictating'),
          listening: talk.isListening,
          onToggle: talk.toggleListening,
        },
      }}
    >
      <TextLink href={linkTo('/chatbot')} standing="alone">
        {t('assistance.wholeInterview')}
      </TextLink>
      <ChatLog ref={log} label={t('assistance.talk')}>
        <ChatBubble from="assistant" author={name}>
          {t('assistance.welcome')}
        </ChatBubble>
        {talk.messages.map(({ id, role, content, parts, isOffline }) => (
          <ChatBubble
            key={id}
            from={role}
            author={role === 'user' ? t('assistance.you') : name}
            {...(parts && {
              parts: [
                ...parts.map(({ text, lang }) => ({
                  text,
                  ...otherLanguage(lang, language, 'assistance'),
                })),
                ...unreviewedPart(parts, language, t),
              ],
            })}
          >
            {isOffline ? `${content}\n${t('chatbot.offline')}` : content}
          </ChatBubble>
        ))}
        {talk.isAnswering && (
          <ChatBubble from="assistant" author={name} state="typing">
            {t('chatbot.typing')}
          </ChatBubble>
        )}
        {talk.failure && (
          <ChatBubble
            from="assistant"
            author={name}
            state="failed"
            retry={{ label: t('chatbot.retry'), onRetry: talk.retry }}
          >
            {talk.failure}
          </ChatBubble>
        )}
      </ChatLog>
      {lost.length > 0 && (
        <EmergencyButton
          size="small"
          href={firstAidAddress(
            lost,
            talk.messages.filter(({ role }) => role === 'user').map(({ content }) => content),
          )}
          label={t('nav.emergency')}
        />
      )}
      {!talk.isAnswering && !talk.failure && (
        <QuickReplies
          label={t('chatbot.replies')}
          replies={replies.map(({ id, label, icon, lang }) => ({
            id,
            label,
            ...(icon && { icon: REPLY_ICON[icon] }),
            ...(lang && otherLanguage(lang, language, 'assistance')),
          }))}
          onReply={({ label }) => void talk.send(label, { isWhole: true })}
        />
      )}
    </AssistantWidget>
  );
}

/** The note under the field: nothing is really heard, or the answers cannot be heard. */
function noteOf(
  { isDemonstration, isListening, muteness, isMuted }: ReturnType<typeof useAssistant>,
  t: Translate,
): string | undefined {
  if (isDemonstration && isListening) return t('voice.demonstration');
  return muteness && !isMuted ? t(`site.speech.${muteness}`) : undefined;
}
