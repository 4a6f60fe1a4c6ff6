import { TIMINGS } from '@scamguard/contracts/timings';
import { useReadAloud } from '@scamguard/ui/use-read-aloud';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../language/language-context.ts';
import { useDictation } from '../speech/use-dictation.ts';
import { cannedReply } from './canned-reply.ts';

export interface Turn {
  readonly id: number;
  readonly sender: 'user' | 'assistant';
  readonly text: string;
}

/** The talk with the floating assistant, which knows a few answers by heart. */
export function useAssistant() {
  const { t, language } = useLanguage();
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const [words, setWords] = useState('');
  const [isMuted, setIsMuted] = useState(false);
  const [isAnswering, setIsAnswering] = useState(false);
  const [isPretending, setIsPretending] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = turns.at(-1);
  const voice = useReadAloud('', language === 'en' ? 'en-GB' : 'fr-FR');
  const addWords = useCallback((said: string) => setWords((written) => `${written} ${said}`.trim()), []);
  const dictation = useDictation(language, addWords);

  const add = (sender: Turn['sender'], text: string) =>
    setTurns((before) => [...before, { id: before.length, sender, text }]);

  const send = (question: string) => {
    add('user', question);
    setWords('');
    setIsAnswering(true);
    timer.current = setTimeout(() => {
      add('assistant', t(cannedReply(question)));
      setIsAnswering(false);
    }, TIMINGS.assistantReply);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const speak = useRef(voice.start);
  useEffect(() => {
    speak.current = voice.start;
  });
  useEffect(() => {
    if (last?.sender === 'assistant' && !isMuted) speak.current(last.text);
  }, [last, isMuted]);

  const pretendToListen = () => {
    setIsPretending(true);
    timer.current = setTimeout(() => {
      addWords(t('assistance.dictated'));
      setIsPretending(false);
    }, TIMINGS.assistantDictation);
  };
  const mute = (next: boolean) => {
    if (next) voice.stop();
    setIsMuted(next);
  };
  return {
    turns,
    words,
    setWords,
    send,
    isAnswering,
    isMuted,
    mute,
    isListening: dictation?.listening ?? isPretending,
    toggleListening: dictation?.toggle ?? pretendToListen,
    isDemonstration: dictation === undefined,
  };
}
