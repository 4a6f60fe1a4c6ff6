'use client';
import { forwardRef, useEffect } from 'react';
import { ListenButton, type ListenButtonProps } from '../listen-button/index.ts';
import { type ReadAloudOptions, useReadAloud } from '../sound/use-read-aloud.tsx';
import { useMessages } from '../ui-provider/index.ts';

export interface ReadAloudButtonProps
  extends Omit<ListenButtonProps, 'label' | 'stopLabel' | 'speaking' | 'onToggle' | 'beside'>,
    Partial<ReadAloudOptions> {
  /** What is read. A function fetches it when it is first asked for, and gives nothing when it could not be had. */
  text: string | (() => Promise<string | undefined>);
  /** While silent; "Écouter" unless given. */
  label?: string;
  /** While reading; "Pause" unless given. */
  stopLabel?: string;
}

/** Reads its text with the browser's voice, pauses, and lets the speed be chosen. One text at a time across the page. */
export const ReadAloudButton = forwardRef<HTMLButtonElement, ReadAloudButtonProps>(function ReadAloudButton(
  { text, language = 'fr-FR', label, stopLabel, recordings, people, readable, onUnavailable, ...rest },
  ref,
) {
  const messages = useMessages();
  const { speaking, start, pause, keepTo, speed } = useReadAloud({
    language,
    recordings,
    people,
    readable,
    onUnavailable,
  });
  const words = typeof text === 'string' ? text : undefined;
  useEffect(() => keepTo(words), [words, keepTo]);
  const handleToggle = async () => {
    if (speaking) return pause();
    const wanted = typeof text === 'string' ? text : await text();
    if (wanted !== undefined) start(wanted);
  };
  return (
    <ListenButton
      {...rest}
      ref={ref}
      label={label ?? messages.play}
      stopLabel={stopLabel ?? messages.pause}
      speaking={speaking}
      onToggle={() => void handleToggle()}
      beside={speed}
    />
  );
});
