'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { giveTurnBack, takeTurn } from './turn.ts';

/** Plays recordings one after the other, as one voice; one that cannot be played is passed over. */
export function useAudioSequence() {
  const [speaking, setSpeaking] = useState(false);
  const element = useRef<HTMLAudioElement>(undefined);

  const stop = useCallback(() => {
    element.current?.pause();
    element.current = undefined;
    setSpeaking(false);
  }, []);

  /** @param sources addresses of the recordings, in order. */
  const start = useCallback(
    (sources: readonly string[]) => {
      takeTurn(stop);
      element.current?.pause();
      const audio = new Audio();
      element.current = audio;
      const remaining = [...sources];
      const playNext = () => {
        if (element.current !== audio) return;
        const source = remaining.shift();
        if (source === undefined) {
          stop();
          giveTurnBack(stop);
          return;
        }
        audio.src = source;
        // A failure is told by the error event too, which goes on to the next.
        audio.play().catch(() => undefined);
      };
      audio.addEventListener('ended', playNext);
      audio.addEventListener('error', playNext);
      setSpeaking(true);
      playNext();
    },
    [stop],
  );

  // What is heard stops when it leaves the page.
  useEffect(
    () => () => {
      giveTurnBack(stop);
      element.current?.pause();
      element.current = undefined;
    },
    [stop],
  );

  return { speaking, start, stop };
}
