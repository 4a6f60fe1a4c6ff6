import { sentencesOf } from '@scamguard/ui/sentences';

/** How long a browser may take to list its voices, in milliseconds; some list them only when asked twice. */
const LISTING_MS = 400;

/** Whether this browser has a voice for a language. */
export async function hasVoiceFor(language: string): Promise<boolean> {
  if (!('speechSynthesis' in window)) return false;
  const isOne = ({ lang }: SpeechSynthesisVoice) => lang.toLowerCase().startsWith(language);
  if (speechSynthesis.getVoices().length === 0) await voicesListed();
  return speechSynthesis.getVoices().some(isOne);
}

const voicesListed = () =>
  new Promise((listed) => {
    speechSynthesis.addEventListener('voiceschanged', listed, { once: true });
    setTimeout(listed, LISTING_MS);
  });

/**
 * Reads a text with the browser's voice, sentence by sentence.
 *
 * @param onEnd with false, when nothing of it could be read.
 * @returns silences it.
 */
export function readAloud(text: string, language: string, onEnd: (isHeard: boolean) => void): () => void {
  if (!('speechSynthesis' in window)) {
    onEnd(false);
    return () => undefined;
  }
  speechSynthesis.cancel();
  const pieces = sentencesOf(text);
  for (const [place, piece] of pieces.entries()) {
    const utterance = new SpeechSynthesisUtterance(piece);
    utterance.lang = language;
    utterance.addEventListener('error', () => onEnd(place > 0));
    if (place === pieces.length - 1) utterance.addEventListener('end', () => onEnd(true));
    speechSynthesis.speak(utterance);
  }
  return () => speechSynthesis.cancel();
}
