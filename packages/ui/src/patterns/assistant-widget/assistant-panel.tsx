'use client';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Heading } from '../../components/heading/index.ts';
import { CloseIcon, ListenIcon, MuteIcon } from '../../components/icon/icons.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import { useMessages } from '../../components/ui-provider/index.ts';
import { WovenBand } from '../../components/woven-band/index.ts';
import { ChatInput, type ChatInputProps } from '../chat-input/index.ts';
import * as css from './assistant-panel.css.ts';
import { useToastsBelow } from './use-toasts-below.ts';

/** What an open assistant shows. */
export interface AssistantPanelProps {
  /** E.g. "Assistant ScamGuard". */
  title: string;
  /** The talk: a ChatLog, then QuickReplies. What is added is scrolled to. */
  children: ReactNode;
  /** How many turns were said: when it changes, the talk is scrolled to the last. */
  turns: number;
  /** Whether what was said last is read from its beginning: a verdict. A question is shown with its answers, at the end. */
  fromBeginning?: boolean;
  muted: boolean;
  onMutedChange: (muted: boolean) => void;
  /** While it speaks, e.g. "Couper la voix". */
  muteLabel: string;
  /** While it is silent, e.g. "Remettre la voix". */
  unmuteLabel: string;
  input: Pick<
    ChatInputProps,
    | 'label'
    | 'value'
    | 'onValueChange'
    | 'onSend'
    | 'sendLabel'
    | 'placeholder'
    | 'busy'
    | 'busyPlaceholder'
    | 'microphone'
  >;
  /** Said under the field while listening, and where something is only a demonstration. */
  note?: string;
  onClose: () => void;
}

/** The open assistant. Loaded on demand, see assistant-widget.tsx. */
export function AssistantPanel({
  title,
  children,
  turns,
  fromBeginning = false,
  muted,
  onMutedChange,
  muteLabel,
  unmuteLabel,
  input,
  note,
  onClose,
}: AssistantPanelProps) {
  const messages = useMessages();
  const titleId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const talk = useRef<HTMLElement>(null);
  const head = useRef<HTMLDivElement>(null);
  useToastsBelow(head);
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    const place = talk.current;
    if (turns === 0 || !place) return;
    const showLast = () => {
      if (fromBeginning) place.querySelector('ol > li:last-child')?.scrollIntoView({ block: 'start' });
      else place.scrollTo({ top: place.scrollHeight });
    };
    showLast();
    // A note under the field takes room from the talk.
    const observer = new ResizeObserver(showLast);
    observer.observe(place);
    return () => observer.disconnect();
  }, [turns, fromBeginning]);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [onClose]);
  return (
    <dialog open aria-labelledby={titleId} className={css.panel}>
      <div ref={head} className={css.head}>
        <WovenBand />
        <div className={css.bar}>
          <div className={css.title}>
            <Heading id={titleId} level={2} size="small">
              {title}
            </Heading>
          </div>
          <IconButton
            label={muted ? unmuteLabel : muteLabel}
            icon={muted ? MuteIcon : ListenIcon}
            data-state={muted ? 'muted' : 'speaking'}
            onClick={() => onMutedChange(!muted)}
          />
          <IconButton label={messages.close} icon={CloseIcon} onClick={onClose} />
        </div>
      </div>
      {/* The keyboard must reach everything that scrolls. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section ref={talk} aria-label={title} tabIndex={0} className={css.talk}>
        {children}
      </section>
      <div className={css.foot}>
        <ChatInput {...input} ref={field} />
        <output className={css.note}>{note}</output>
      </div>
    </dialog>
  );
}
