import { TIMINGS } from '@scamguard/contracts/timings';
import { type Muteness, useReadAloud } from '@scamguard/ui/use-read-aloud';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../language/language-context.ts';
import { useDictation } from '../speech/use-dictation.ts';
import { useSpeech } from '../speech/use-speech.ts';
import { cannedReply } from './canned-reply.ts';

export interface Turn {
  readonly id: number;
  readonly sender: 'user' | 'assistant';
  readonly text: string;
}

/**
 * The talk with the floating assistant, which knows a few answers by heart.
 *
 * @param isOpen whether anybody sees it: what is not seen is not spoken.
 */
export function useAssistant(isOpen: boolean) {
  const { t } = useLanguage();
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const [words, setWords] = useState('');
  const [isMuted, setIsMuted] = useState(false);
  const [isAnswering, setIsAnswering] = useState(false);
  const [isPretending, setIsPretending] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pretence = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [muteness, setMuteness] = useState<Muteness>();
  const { start: speak, forget: silence } = useReadAloud({ ...useSpeech(), onUnavailable: setMuteness });
  const addWords = useCallback((said: string) => setWords((written) => `${written} ${said}`.trim()), []);
  const dictation = useDictation(addWords);

  const add = (sender: Turn['sender'], text: string) =>
    setTurns((before) => [...before, { id: before.length, sender, text }]);

  const send = (question: string) => {
    add('user', question);
    setWords('');
    setIsAnswering(true);
    timer.current = setTimeout(() => {
      const answer = t(cannedReply(question));
      add('assistant', answer);
      setIsAnswering(false);
      if (isHeard.current) speak(answer);
    }, TIMINGS.assistantReply);
  };
  const isHeard = useRef(false);
  useEffect(() => {
    isHeard.current = isOpen && !isMuted;
    if (!isHeard.current) silence();
  }, [isOpen, isMuted, silence]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      clearTimeout(pretence.current);
    },
    [],
  );

  const pretendToListen = () => {
    clearTimeout(pretence.current);
    setIsPretending(!isPretending);
    if (isPretending) return;
    pretence.current = setTimeout(() => {
      addWords(t('assistance.dictated'));
      setIsPretending(false);
    }, TIMINGS.assistantDictation);
  };
  return {
    turns,
    words,
    setWords,
    send,
    isAnswering,
    isMuted,
    mute: setIsMuted,
    /** Why the answers cannot be heard. */
    muteness,
    isListening: dictation?.listening ?? isPretending,
    toggleListening: dictation?.toggle ?? pretendToListen,
    isDemonstration: dictation === undefined,
  };
}
