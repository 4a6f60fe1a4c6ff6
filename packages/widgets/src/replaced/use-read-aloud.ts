import { useEffect, useRef, useState } from 'react';

/** In the place of ui's hook: the same, with what does the reading fetched at the first press. */
export function useReadAloud(text: string, language: string) {
  const [speaking, setSpeaking] = useState(false);
  const silence = useRef<() => void>(undefined);
  const finish = () => {
    silence.current = undefined;
    setSpeaking(false);
  };
  const stop = () => {
    silence.current?.();
    finish();
  };
  const start = (): boolean => {
    if (!('speechSynthesis' in window)) return false;
    let isStopped = false;
    silence.current = () => {
      isStopped = true;
    };
    setSpeaking(true);
    import('../speech.ts').then(({ speak }) => {
      if (!isStopped) silence.current = speak(text, language, finish);
    }, finish);
    return true;
  };
  useEffect(() => () => silence.current?.(), []);
  return { speaking, start, stop };
}
