import type { Speech } from '@scamguard/ui/speech';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Widget } from '../element/widget.ts';

/** Who speaks, and where recordings are asked for. */
export type Speaker = Pick<Widget<unknown>, 'language' | 'server'>;

/**
 * Reads a text aloud and pauses; what does the reading is fetched at the first press. `isMute`: it was tried, and nothing can be
 * heard here.
 *
 * @param text one sentence a line
 */
export function useVoice(text: string, { language, server }: Speaker) {
  const [state, setState] = useState<'silent' | 'reading' | 'paused' | 'mute'>('silent');
  /** Chooses how fast it goes; there once something was read. */
  const [beside, setBeside] = useState<ReactNode>();
  const speech = useRef<Speech>(undefined);
  /** What was asked for last, until it is paused. */
  const wanted = useRef<string>(undefined);
  const start = () => {
    wanted.current = text;
    setState('reading');
    import('./speech.ts').then(
      ({ speechOf, speedSelect, textOf }) => {
        if (wanted.current !== text) return;
        speech.current ??= speechOf(setState);
        setBeside(speedSelect(language));
        void speech.current.start(textOf(text, language, server));
      },
      () => setState('mute'),
    );
  };
  const pause = () => {
    wanted.current = undefined;
    setState('silent');
    speech.current?.pause();
  };
  useEffect(
    // It leaves the page, or another text takes its place, which is another reading.
    () => () => {
      if (wanted.current !== text) return;
      wanted.current = undefined;
      speech.current?.forget();
    },
    [text],
  );
  return {
    speaking: state === 'reading',
    isMute: state === 'mute',
    beside,
    onToggle: () => (state === 'reading' ? pause() : start()),
  };
}
