'use client';
import { forwardRef } from 'react';
import { ListenButton, type ListenButtonProps } from '../listen-button/index.ts';
import { useReadAloud } from '../sound/use-read-aloud.ts';
import { useMessages } from '../ui-provider/index.ts';

export interface ReadAloudButtonProps
  extends Omit<ListenButtonProps, 'label' | 'stopLabel' | 'speaking' | 'onToggle'> {
  /** What is read. A function fetches it when it is first asked for, and gives nothing when it could not be had. */
  text: string | (() => Promise<string | undefined>);
  /** BCP 47 tag of the text. French unless given. */
  language?: string;
  /** While silent; "Écouter" unless given. */
  label?: string;
  /** While reading; "Pause" unless given. */
  stopLabel?: string;
  /** Called when this browser cannot read aloud, so that the visitor can be told. */
  onUnavailable?: () => void;
}

/** Reads its text with the browser's voice, and stops. One text at a time across the page. */
export const ReadAloudButton = forwardRef<HTMLButtonElement, ReadAloudButtonProps>(function ReadAloudButton(
  { text, language = 'fr-FR', label, stopLabel, onUnavailable, ...rest },
  ref,
) {
  const messages = useMessages();
  const { speaking, start, stop } = useReadAloud(typeof text === 'string' ? text : '', language);
  const handleToggle = async () => {
    if (speaking) return stop();
    const words = typeof text === 'string' ? text : await text();
    if (words !== undefined && !start(words)) onUnavailable?.();
  };
  return (
    <ListenButton
      {...rest}
      ref={ref}
      label={label ?? messages.play}
      stopLabel={stopLabel ?? messages.pause}
      speaking={speaking}
      onToggle={() => void handleToggle()}
    />
  );
});
