import type { Translate } from '@scamguard/i18n';
import { AssistantWidget, ChatBubble, ChatLog, QuickReplies, TextLink, useToast } from '@scamguard/ui';
import { useState } from 'react';
import { useLanguage } from '../language/language-context.ts';
import { linkTo } from '../screen/links.ts';
import { useAssistant } from './use-assistant.ts';

const OPTIONS = ['number', 'report', 'whatsapp'] as const;

/** The talk with the assistant at the edge of every page. It stands in place of the button that was pressed for it, and is open. */
export default function AssistantTalk() {
  const { t } = useLanguage();
  const { show } = useToast();
  const [isOpen, setIsOpen] = useState(true);
  const talk = useAssistant(isOpen);
  const name = t('assistance.name');
  return (
    <AssistantWidget
      open={isOpen}
      onOpenChange={setIsOpen}
      label={t('assistance.open')}
      title={name}
      turns={talk.turns.length}
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
        onSend: talk.send,
        sendLabel: t('assistance.send'),
        placeholder: talk.isListening ? t('voice.listening') : t('assistance.placeholder'),
        busy: talk.isAnswering,
        microphone: {
          label: t('assistance.dictate'),
          stopLabel: t('assistance.stopDictating'),
          listening: talk.isListening,
          onToggle: talk.toggleListening,
        },
      }}
    >
      <ChatLog label={t('assistance.talk')}>
        <ChatBubble from="assistant" author={name}>
          {t('assistance.welcome')}
        </ChatBubble>
        {talk.turns.map(({ id, sender, text }) => (
          <ChatBubble key={id} from={sender} author={sender === 'user' ? t('assistance.you') : name}>
            {text}
          </ChatBubble>
        ))}
      </ChatLog>
      {!talk.isAnswering && (
        <QuickReplies
          label={t('assistance.options.label')}
          replies={OPTIONS.map((id) => ({ id, label: t(`assistance.options.${id}`) }))}
          onReply={({ label }) => talk.send(label)}
        />
      )}
      <TextLink href={linkTo('/chatbot')} standing="alone">
        {t('assistance.wholeInterview')}
      </TextLink>
    </AssistantWidget>
  );
}

/** What has to be said under the field: that nothing is really heard, or that the answers cannot be. */
function noteOf(
  { isDemonstration, isListening, muteness, isMuted }: ReturnType<typeof useAssistant>,
  t: Translate,
): string | undefined {
  if (isDemonstration && isListening) return t('voice.demonstration');
  return muteness && !isMuted ? t(`site.speech.${muteness}`) : undefined;
}
