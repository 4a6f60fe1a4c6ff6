import { TIMINGS } from '@scamguard/contracts/timings';
import { type Muteness, useReadAloud } from '@scamguard/ui/use-read-aloud';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../language/language-context.ts';
import { useDictation } from '../speech/use-dictation.ts';
import { useSpeech } from '../speech/use-speech.ts';
import { PIECE_GAP } from '../talk/piece-gap.ts';
import { type SendOptions, useChat } from '../talk/use-chat.ts';
import { useTakenBack } from '../talk/use-taken-back.ts';

/**
 * The talk with the floating assistant: the same case by the same calls as on the assistant's page, where it can go on.
 *
 * @param isOpen whether anybody sees it: what is not seen is not spoken.
 */
export function useAssistant(isOpen: boolean) {
  const { t } = useLanguage();
  const [words, setWords] = useState('');
  const [isMuted, setIsMuted] = useState(false);
  const [isPretending, setIsPretending] = useState(false);
  const pretence = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [muteness, setMuteness] = useState<Muteness>();
  const { start: speak, forget: silence } = useReadAloud({ ...useSpeech(), onUnavailable: setMuteness });
  const addWords = useCallback((said: string) => setWords((written) => `${written} ${said}`.trim()), []);
  const dictation = useDictation(addWords);

  const isHeard = useRef(false);
  useEffect(() => {
    isHeard.current = isOpen && !isMuted;
    if (!isHeard.current) silence();
  }, [isOpen, isMuted, silence]);
  const chat = useChat({
    isFresh: true,
    leastDelay: TIMINGS.assistantReply,
    pieceGap: PIECE_GAP,
    onAnswer: (answer) => {
      if (isHeard.current) speak(answer);
    },
  });
  useTakenBack(chat.active, chat.isAnswering);
  const send = async (message: string, options?: SendOptions) => {
    if (await chat.send(message, options)) setWords('');
  };
  const { wait } = chat;
  useEffect(() => {
    if (words) wait();
  }, [words, wait]);
  useEffect(() => () => clearTimeout(pretence.current), []);

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
    messages: chat.active?.messages ?? [],
    words,
    setWords,
    send,
    /** Nothing can be written. */
    isBusy: chat.isBusy,
    isAnswering: chat.isAnswering,
    /** Why the last message has no answer. */
    failure: chat.failure,
    retry: chat.retry,
    isMuted,
    mute: setIsMuted,
    /** Why the answers cannot be heard. */
    muteness,
    isListening: dictation?.listening ?? isPretending,
    toggleListening: dictation?.toggle ?? pretendToListen,
    isDemonstration: dictation === undefined,
  };
}
