import { type PostedTalk, TALK_FIELDS } from '@scamguard/client/pages';
import { ChatInput, PictureButton } from '@scamguard/ui';
import { Suspense, use, useCallback, useEffect, useRef, useState } from 'react';
import { typedBeforeScripts } from '../../forms/typed-before-scripts.ts';
import { useLanguage } from '../../language/language-context.ts';
import { usePicture } from '../../pictures/use-picture.ts';
import { lazyPart } from '../../screen/lazy-part.ts';
import { linkTo } from '../../screen/links.ts';
import { useDictation } from '../../speech/use-dictation.ts';
import { fetchMask } from '../../talk/fetch-mask.ts';
import { PostedTalkContext, TALK_FORM_ID } from './posted-talk.ts';

const PictureProgressNote = lazyPart(() => import('../../pictures/picture-progress-note.tsx'));

interface ChatFootProps {
  /** The first text in the field. */
  readonly draft: string;
  readonly isBusy: boolean;
  /** Says whether the text was taken. A text that was not taken stays in the field. */
  readonly onSend: (text: string) => Promise<boolean>;
  /** Told of each letter, and of what is read from a picture or heard. */
  readonly onWrite: () => void;
}

/** The field in which the visitor writes, dictates or shows a picture. */
export function ChatFoot({ draft, isBusy, onSend, onWrite }: ChatFootProps) {
  const { t } = useLanguage();
  const posted = use(PostedTalkContext);
  const [written, setWritten] = useState(
    () =>
      draft ||
      typedBeforeScripts(TALK_FORM_ID, [TALK_FIELDS.message]).message ||
      posted?.refused?.typed ||
      '',
  );
  const append = useCallback(
    (text: string) => setWritten((before) => (before.trim() ? `${before.trimEnd()} ${text}` : text)),
    [],
  );
  const underWay = useRef<string>(undefined);
  const dictation = useDictation(append);
  const picture = usePicture('text', append);
  useEffect(() => {
    if (!written) return;
    onWrite();
    // Here before it is sent.
    void fetchMask().catch(() => undefined);
  }, [written, onWrite]);

  const handleSend = async (text: string) => {
    // A second Enter before it is gone.
    if (underWay.current === text) return;
    underWay.current = text;
    const isTaken = await onSend(text);
    underWay.current = undefined;
    if (!isTaken) return;
    // A text that was written meanwhile is another message.
    setWritten((now) => (now.trim() === text ? '' : now));
    picture.forget();
  };

  return (
    <>
      {picture.progress.state !== 'none' && (
        <Suspense>
          <PictureProgressNote progress={picture.progress} wanted="text" onRetry={picture.take} />
        </Suspense>
      )}
      <ChatInput
        label={t('chatbot.input')}
        name={TALK_FIELDS.message}
        required
        plainPost={{ formId: TALK_FORM_ID, action: linkTo('/chatbot'), hidden: hiddenFields(posted) }}
        value={written}
        onValueChange={setWritten}
        onSend={(text) => void handleSend(text)}
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
  );
}

/** The hidden fields that tell the next post of the talk. */
const hiddenFields = (posted: PostedTalk | undefined) =>
  posted
    ? [[TALK_FIELDS.id, posted.id] as const, ...posted.said.map((text) => [TALK_FIELDS.said, text] as const)]
    : [];
