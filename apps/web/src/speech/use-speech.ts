import { useCallback, useEffect, useState } from 'react';

/** BCP 47 tags of the voices asked for; the specification's reading voice is fr-FR. */
const VOICES = { fr: 'fr-FR', en: 'en-GB' } as const;

/** Reads texts aloud with the browser's own voice. */
export function useSpeech() {
  const [isSpeaking, setIsSpeaking] = useState(false);

  const stop = useCallback(() => {
    setIsSpeaking(false);
    if ('speechSynthesis' in window) speechSynthesis.cancel();
  }, []);

  /** Starts reading. @returns false when this browser cannot read aloud. */
  const speak = useCallback((text: string, language: keyof typeof VOICES): boolean => {
    if (!('speechSynthesis' in window)) return false;
    speechSynthesis.cancel();
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = VOICES[language];
    utterance.addEventListener('end', () => setIsSpeaking(false));
    utterance.addEventListener('error', () => setIsSpeaking(false));
    speechSynthesis.speak(utterance);
    setIsSpeaking(true);
    return true;
  }, []);

  useEffect(() => stop, [stop]);

  return { isSpeaking, speak, stop };
}
