'use client';
import { forwardRef, type KeyboardEvent, type ReactNode, useImperativeHandle } from 'react';
import { ClearIcon, MicrophoneIcon, SendIcon, StopIcon } from '../../components/icon/icons.ts';
import { Icon } from '../../components/icon/index.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import { useMessages } from '../../components/ui-provider/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { useHydrated } from '../../props/use-hydrated.ts';
import * as css from './chat-input.css.ts';
import { useGrowing } from './use-growing.ts';

/** Speaks instead of typing. Leave it out where the browser does not understand speech. */
export interface ChatMicrophone {
  /** E.g. "Dicter le message". */
  readonly label: string;
  /** While listening, e.g. "Arrêter l'écoute". */
  readonly stopLabel: string;
  readonly listening: boolean;
  readonly onToggle: () => void;
}

/** How a message is posted before scripts answer, or where none run. Give the field a `name` too. */
export interface PlainPost {
  /** `id` of the form, for answers that stand elsewhere. */
  readonly formId: string;
  readonly action: string;
  /** What goes with it, by name. */
  readonly hidden?: readonly (readonly [name: string, value: string])[];
}

export interface ChatInputProps
  extends Omit<
    NativeProps<'textarea'>,
    'value' | 'defaultValue' | 'onChange' | 'children' | 'rows' | 'disabled' | 'aria-label'
  > {
  /** The name of the field, for screen readers: "Votre message". */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** Called with what was typed, without the spaces around it; never with nothing. */
  onSend: (message: string) => void;
  sendLabel: string;
  placeholder: string;
  /** A request is under way: nothing can be typed, said or sent. Field and button keep the focus. */
  busy?: boolean;
  /** Stands in the field while busy: "Analyse approfondie en cours...". */
  busyPlaceholder?: string;
  microphone?: ChatMicrophone;
  /** More ways to say something, beside the microphone: a PictureButton. */
  tools?: ReactNode;
  plainPost?: PlainPost;
}

/** Where one talks to the assistant. Enter sends, Shift and Enter start a new line. The ref is the textarea's. */
export const ChatInput = forwardRef<HTMLTextAreaElement, ChatInputProps>(function ChatInput(
  {
    label,
    value,
    onValueChange,
    onSend,
    sendLabel,
    placeholder,
    busy = false,
    busyPlaceholder,
    microphone,
    tools,
    plainPost,
    onKeyDown,
    ...rest
  },
  ref,
) {
  const { clear } = useMessages();
  const area = useGrowing(value);
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement);
  const message = value.trim();
  const isAnswering = useHydrated();

  const send = () => {
    if (!busy && message !== '') onSend(message);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    onKeyDown?.(event);
    // Enter that ends the writing of a letter by several keys does not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const handleClear = () => {
    onValueChange('');
    area.current?.focus();
  };
  return (
    <form
      {...(plainPost && { id: plainPost.formId, action: plainPost.action, method: 'post' })}
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {plainPost?.hidden?.map(([name, hidden]) => (
        <input key={`${name} ${hidden}`} type="hidden" name={name} value={hidden} />
      ))}
      <div className={css.frame} data-state={busy ? 'busy' : 'ready'}>
        <textarea
          {...withoutStyling(rest)}
          ref={area}
          aria-label={label}
          rows={1}
          value={value}
          placeholder={busy ? busyPlaceholder : placeholder}
          // A field that is disabled loses the focus to the page.
          readOnly={busy}
          aria-disabled={busy || undefined}
          onChange={(event) => onValueChange(event.currentTarget.value)}
          onKeyDown={handleKeyDown}
          className={css.words}
        />
        <div className={css.tools}>
          {/* Never before the page is taken over: the server did not draw it. */}
          {value !== '' && isAnswering && (
            <IconButton label={clear} icon={ClearIcon} disabled={busy} onClick={handleClear} />
          )}
          {tools}
          {microphone && (
            <IconButton
              label={microphone.listening ? microphone.stopLabel : microphone.label}
              icon={microphone.listening ? StopIcon : MicrophoneIcon}
              variant={microphone.listening ? 'outlined' : 'quiet'}
              data-state={microphone.listening ? 'listening' : 'off'}
              disabled={busy}
              onClick={microphone.onToggle}
            />
          )}
        </div>
      </div>
      <button
        type="submit"
        aria-label={sendLabel}
        title={sendLabel}
        // It may have the focus. Before scripts answer, nobody knows what is written.
        disabled={!isAnswering && !plainPost}
        aria-disabled={busy || (message === '' && isAnswering) || undefined}
        className={css.send}
      >
        <Icon of={SendIcon} size="medium" />
      </button>
    </form>
  );
});
