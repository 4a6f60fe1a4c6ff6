import type { Speech } from '@scamguard/ui/speech';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { RefCallback } from 'react';
import type { Widget } from '../element/widget.ts';
import { fetchSpeech } from '../later/in-package.ts';

/** The language of the voice, and the server that is asked for recordings. */
export type Speaker = Pick<Widget<unknown>, 'language' | 'server'>;

/**
 * Reads a text aloud and pauses. The code that reads is fetched at the first press. `isMute`: it was tried, and nothing can be
 * heard here.
 *
 * @param text one sentence a line
 */
export function useVoice(text: string, { language, server }: Speaker) {
  const [state, setState] = useState<'silent' | 'reading' | 'paused' | 'mute'>('silent');
  /** The place of the choice of speed. It is there once something was read. */
  const [speedRef, setSpeedRef] = useState<RefCallback<HTMLElement>>();
  const speechRef = useRef<Speech>(undefined);
  /** The text that was asked for last, until it is paused. */
  const wantedRef = useRef<string>(undefined);
  const start = () => {
    wantedRef.current = text;
    setState('reading');
    fetchSpeech().then(
      ({ speechOf, speedSelect, textOf }) => {
        if (wantedRef.current !== text) return;
        speechRef.current ??= speechOf(setState);
        setSpeedRef(() => speedSelect(language));
        void speechRef.current.start(textOf(text, language, server));
      },
      () => setState('mute'),
    );
  };
  const pause = () => {
    wantedRef.current = undefined;
    setState('silent');
    speechRef.current?.pause();
  };
  useEffect(
    // It leaves the page, or another text takes its place, which is another reading.
    () => () => {
      if (wantedRef.current !== text) return;
      wantedRef.current = undefined;
      speechRef.current?.forget();
    },
    [text],
  );
  return {
    speaking: state === 'reading',
    isMute: state === 'mute',
    beside: speedRef && <span ref={speedRef} />,
    onToggle: () => (state === 'reading' ? pause() : start()),
  };
}
