import { completeLanguage } from '@scamguard/i18n';
import { useToast } from '@scamguard/ui';
import { giveTurnBack, takeTurn } from '@scamguard/ui/turn';
import { useReadAloud } from '@scamguard/ui/use-read-aloud';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLanguage } from '../language/language-context.ts';
import { useSpeech } from './use-speech.ts';

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

interface RecognitionFailure extends Event {
  readonly error: string;
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

/** Our name for a failure of the recognition. The visitor's own action is no failure. Source: Web Speech API. */
function problemIn(error: string): 'refused' | 'nothing' | 'failed' | undefined {
  if (error === 'aborted') return undefined;
  if (error === 'no-speech') return 'nothing';
  return ['not-allowed', 'service-not-allowed', 'audio-capture'].includes(error) ? 'refused' : 'failed';
}

/** Turns speech into text with the browser's own recognition, and says so when that fails; undefined where it has none. */
export function useDictation(onText: (text: string) => void) {
  const { t, language } = useLanguage();
  const { show } = useToast();
  const { start: say } = useReadAloud(useSpeech());
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
    // It must not hear what is read aloud here.
    const stop = () => recognition.stop();
    takeTurn(stop);
    recognition.lang = completeLanguage(language) === 'en' ? 'en-GB' : 'fr-FR';
    recognition.interimResults = false;
    recognition.addEventListener('result', (event) => {
      const { results } = event as RecognitionEvent;
      const text = Array.from(results, (result) => result[0]?.transcript ?? '').join(' ');
      if (text.trim()) onText(text.trim());
    });
    const tell = (error: string) => {
      const problem = problemIn(error);
      if (!problem) return;
      const sentence = t(`site.dictation.${problem}`);
      show({ title: sentence, tone: 'destructive' });
      // A person who speaks instead of writing may not read either.
      say(sentence);
    };
    const end = () => {
      giveTurnBack(stop);
      running.current = undefined;
      setListening(false);
    };
    recognition.addEventListener('error', (event) => tell((event as RecognitionFailure).error));
    recognition.addEventListener('end', end);
    running.current = recognition;
    setListening(true);
    try {
      recognition.start();
    } catch {
      end();
      tell('failed');
    }
  }, [language, onText, say, show, t]);

  return isSupported ? { listening, toggle } : undefined;
}
