'use client';
import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { Muteness, Speech, SpeechState, Text } from './speech.ts';
import { giveTurnBack, takeTurn } from './turn.ts';

export type { Muteness } from './speech.ts';

export interface ReadAloudOptions extends Omit<Text, 'words'> {
  /** Called when nothing can be heard, so that the visitor can be told. */
  readonly onUnavailable?: ((why: Muteness) => void) | undefined;
}

export interface ReadAloud {
  readonly speaking: boolean;
  /** Reads. A paused text goes on where it was. */
  readonly start: (words: string) => void;
  readonly pause: () => void;
  /** Silences it, and begins at the beginning the next time. */
  readonly forget: () => void;
  /** Silences what is read if it is not these words: they stand no longer where they stood. */
  readonly keepTo: (words: string | undefined) => void;
  /** Chooses how fast it goes; there once something was read. */
  readonly speed: ReactNode;
}

const load = () => import('./speech-parts.ts');

/** Reads texts aloud, one at a time across the page. Its code is fetched when it is first asked for. */
export function useReadAloud(options: ReadAloudOptions): ReadAloud {
  const [state, setState] = useState<SpeechState>('silent');
  const [Speed, setSpeed] = useState<ComponentType>();
  const speech = useRef<Speech>(undefined);
  /** The text that was asked for last, until it is paused. */
  const wanted = useRef<string>(undefined);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const pause = useCallback(function stop() {
    wanted.current = undefined;
    if (speech.current) return speech.current.pause();
    giveTurnBack(stop);
    setState('silent');
  }, []);
  const forget = useCallback(() => {
    pause();
    speech.current?.forget();
  }, [pause]);
  const start = useCallback(
    (words: string) => {
      const read = (by: Speech) => void by.start({ ...latest.current, words });
      wanted.current = words;
      if (speech.current) return read(speech.current);
      setState('reading');
      // If another text is asked for while the speech is fetched, that one is spoken.
      takeTurn(pause);
      load().then(
        ({ createSpeech, PlaybackSpeedSelect }) => {
          if (wanted.current !== words) return;
          giveTurnBack(pause);
          speech.current = createSpeech({
            onState: setState,
            onMute: (why) => latest.current.onUnavailable?.(why),
          });
          setSpeed(() => PlaybackSpeedSelect);
          read(speech.current);
        },
        () => {
          if (wanted.current !== words) return;
          pause();
          latest.current.onUnavailable?.('failed');
        },
      );
    },
    [pause],
  );
  const keepTo = useCallback(
    (words: string | undefined) => {
      if (wanted.current !== undefined && wanted.current !== words) forget();
    },
    [forget],
  );
  // Reading stops when the text leaves the page.
  useEffect(() => forget, [forget]);

  return { speaking: state === 'reading', start, pause, forget, keepTo, speed: Speed && <Speed /> };
}
