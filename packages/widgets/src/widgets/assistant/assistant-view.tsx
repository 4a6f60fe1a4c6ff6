import { Button } from '@scamguard/ui/button';
import { ChatBubble, ChatLog } from '@scamguard/ui/chat-bubble';
import { ChatInput } from '@scamguard/ui/chat-input';
import { Heading } from '@scamguard/ui/heading';
import { IconButton } from '@scamguard/ui/icon-button';
import { ChatIcon, CloseIcon } from '@scamguard/ui/icons';
import { QuickReplies } from '@scamguard/ui/quick-replies';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { Widget } from '../../element/widget.ts';
import { answersIn } from '../../language/languages.ts';
import { Listen } from '../../voice/listen.tsx';
import * as css from './assistant.css.ts';
import type { createTalk } from './talk.ts';
import type { AssistantTexts } from './texts.ts';

interface AssistantViewProps {
  widget: Widget<AssistantTexts>;
  talk: ReturnType<typeof createTalk>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A button at the edge of the page, and the talk in the browser's own dialog: it keeps the focus and gives it back. */
export function AssistantView({ widget, talk, open, onOpenChange }: AssistantViewProps) {
  const { texts, chosen, server, language } = widget;
  const titleId = useId();
  const [words, setWords] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  const launcher = useRef<HTMLButtonElement>(null);
  const wasOpenRef = useRef(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLElement>(null);
  const pressedRef = useRef(false);
  const { said, replies, state, language: spoken = chosen, why } = talk.read();

  useEffect(() => {
    if (open !== dialog.current?.open) {
      if (open) dialog.current?.showModal();
      else dialog.current?.close();
    }
    if (open) field.current?.focus();
    // The browser gives the focus back before the button can be seen again.
    else if (wasOpenRef.current) launcher.current?.focus();
    wasOpenRef.current = open;
  }, [open]);
  useEffect(() => {
    if (!open) return undefined;
    const look = () => void talk.look();
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [open, talk]);
  const turns = state === 'idle' ? said.length : said.length + 1;
  useEffect(() => {
    if (turns > 0) log.current?.scrollTo({ top: log.current.scrollHeight });
    if (!pressedRef.current) return;
    pressedRef.current = false;
    [...(log.current?.querySelectorAll<HTMLElement>('[data-from="user"]') ?? [])]
      .at(-1)
      ?.focus({ preventScroll: true });
  }, [turns, state]);

  /** @param lang the language of what the assistant said. */
  const listenTo = (text: string, lang: string = language) => (
    <Listen
      text={text}
      texts={texts.listen}
      speaker={{ server, language: lang === 'en' ? lang : 'fr' }}
      variant="quiet"
    />
  );
  const send = (message: string) => {
    setWords('');
    void talk.send(message);
    field.current?.focus();
  };
  /**
   * The button goes with what it was for. The focus goes on to the visitor's own words, behind which the assistant answers. It does not go to the
   * field: on a telephone the keyboard would cover the next answers.
   */
  const press = (work: () => Promise<void>) => {
    pressedRef.current = true;
    void work();
  };
  return (
    <>
      <div className={css.launcher} style={open ? { visibility: 'hidden' } : undefined}>
        <Button
          ref={launcher}
          icon={ChatIcon}
          size="large"
          aria-haspopup="dialog"
          onClick={() => onOpenChange(true)}
        >
          {texts.open}
        </Button>
      </div>
      <dialog
        ref={dialog}
        className={css.window}
        aria-labelledby={titleId}
        onClose={() => onOpenChange(false)}
      >
        <div className={css.head}>
          <Heading id={titleId} level={2} size="small">
            {texts.title}
          </Heading>
          <IconButton label={texts.close} icon={CloseIcon} onClick={() => onOpenChange(false)} />
        </div>
        {/* The keyboard must reach everything that scrolls. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section ref={log} tabIndex={0} aria-label={texts.title} className={css.talk}>
          <ChatLog label={texts.title}>
            <ChatBubble from="assistant" author={texts.assistant} listen={listenTo(texts.greeting)}>
              {texts.greeting}
            </ChatBubble>
            {said.map(({ id, from, text, lang }) => (
              <ChatBubble
                key={id}
                from={from}
                author={from === 'user' ? texts.you : texts.assistant}
                lang={lang}
                tabIndex={from === 'user' ? -1 : undefined}
                {...(from === 'assistant' && { listen: listenTo(text, lang) })}
              >
                {text}
              </ChatBubble>
            ))}
            {(state === 'busy' || state === 'held') && (
              <ChatBubble key="typing" from="assistant" author={texts.assistant} state="typing">
                {texts.typing}
              </ChatBubble>
            )}
            {state === 'failed' && (
              <ChatBubble
                key="failed"
                from="assistant"
                author={texts.assistant}
                state="failed"
                retry={{ label: texts.retry, onRetry: () => press(talk.retry) }}
              >
                {(spoken === chosen && why) || texts.failed}
              </ChatBubble>
            )}
          </ChatLog>
          {replies.length > 0 && (
            <div lang={answersIn(spoken)}>
              <QuickReplies
                label={texts.replies}
                replies={replies.map(({ id, label }) => ({ id, label }))}
                onReply={({ label }) => press(() => talk.send(label, true))}
              />
            </div>
          )}
        </section>
        <div className={css.foot}>
          <ChatInput
            ref={field}
            label={texts.field}
            placeholder={texts.placeholder}
            sendLabel={texts.send}
            value={words}
            onValueChange={(written) => {
              setWords(written);
              talk.wait();
            }}
            onSend={send}
          />
        </div>
      </dialog>
    </>
  );
}
