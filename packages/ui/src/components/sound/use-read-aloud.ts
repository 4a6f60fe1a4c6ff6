'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { sentencesOf } from './sentences.ts';
import { giveTurnBack, takeTurn } from './turn.ts';

const isAvailable = () => 'speechSynthesis' in window;

const silence = () => {
  if (isAvailable()) speechSynthesis.cancel();
};

/**
 * Reads a text with the browser's own voice, sentence by sentence.
 *
 * @param language BCP 47 tag of the text, e.g. `fr-FR`
 */
export function useReadAloud(text: string, language: string) {
  const [speaking, setSpeaking] = useState(false);
  /** The reading under way. What an earlier one still reports is not heard. */
  const reading = useRef<symbol>(undefined);

  const stop = useCallback(() => {
    reading.current = undefined;
    setSpeaking(false);
    silence();
  }, []);

  /**
   * Starts reading.
   *
   * @param words other words than the text, such as those that had to be fetched first
   * @returns false when this browser cannot read aloud.
   */
  const start = useCallback(
    (words = text): boolean => {
      if (!isAvailable()) return false;
      takeTurn(stop);
      silence();
      const pieces = sentencesOf(words);
      const own = Symbol('reading');
      reading.current = own;
      const finish = () => {
        if (reading.current !== own) return;
        setSpeaking(false);
        giveTurnBack(stop);
      };
      for (const [place, piece] of pieces.entries()) {
        const utterance = new SpeechSynthesisUtterance(piece);
        utterance.lang = language;
        utterance.addEventListener('error', finish);
        if (place === pieces.length - 1) utterance.addEventListener('end', finish);
        speechSynthesis.speak(utterance);
      }
      setSpeaking(pieces.length > 0);
      return true;
    },
    [text, language, stop],
  );

  // What is read stops when it leaves the page; who is not speaking must not silence another.
  useEffect(
    () => () => {
      reading.current = undefined;
      if (giveTurnBack(stop)) silence();
    },
    [stop],
  );

  return { speaking, start, stop };
}
