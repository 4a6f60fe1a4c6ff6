import type { Language } from '@scamguard/i18n';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** The part of the browser's speech recognition that is used here. Source: Web Speech API. */
interface Recognition extends EventTarget {
  lang: string;
  interimResults: boolean;
  start: () => void;
  stop: () => void;
  abort: () => void;
}

interface RecognitionEvent extends Event {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>;
}

type RecognitionMaker = new () => Recognition;

function makerInThisBrowser(): RecognitionMaker | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as Window & {
    SpeechRecognition?: RecognitionMaker;
    webkitSpeechRecognition?: RecognitionMaker;
  };
  return SpeechRecognition ?? webkitSpeechRecognition;
}

const never = () => () => undefined;

/** Turns speech into text with the browser's own recognition; undefined where it has none. */
export function useDictation(language: Language, onText: (text: string) => void) {
  const isSupported = useSyncExternalStore(
    never,
    () => makerInThisBrowser() !== undefined,
    () => false,
  );
  const [listening, setListening] = useState(false);
  const running = useRef<Recognition>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  const toggle = useCallback(() => {
    if (running.current) return running.current.stop();
    const Maker = makerInThisBrowser();
    if (!Maker) return;
    const recognition = new Maker();
    recognition.lang = language === 'en' ? 'en-GB' : 'fr-FR';
    recognition.interimResults = false;
    recognition.addEventListener('result', (event) => {
      const { results } = event as RecognitionEvent;
      const text = Array.from(results, (result) => result[0]?.transcript ?? '').join(' ');
      if (text.trim()) onText(text.trim());
    });
    recognition.addEventListener('end', () => {
      running.current = undefined;
      setListening(false);
    });
    running.current = recognition;
    setListening(true);
    recognition.start();
  }, [language, onText]);

  return isSupported ? { listening, toggle } : undefined;
}
