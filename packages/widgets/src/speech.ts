import { sentencesOf } from '@scamguard/ui/sentences';

/** Whoever speaks now on this page. */
let finishCurrent: (() => void) | undefined;

/**
 * Reads a text with the browser's own voice, sentence by sentence; one text at a time.
 *
 * @param onEnd called once, when it is read or another text takes its place.
 * @returns ends the reading.
 */
export function speak(text: string, language: string, onEnd: () => void): () => void {
  finishCurrent?.();
  speechSynthesis.cancel();
  const finish = () => {
    if (finishCurrent !== finish) return;
    finishCurrent = undefined;
    onEnd();
  };
  finishCurrent = finish;
  const pieces = sentencesOf(text);
  for (const [place, piece] of pieces.entries()) {
    const utterance = new SpeechSynthesisUtterance(piece);
    utterance.lang = language;
    utterance.addEventListener('error', finish);
    if (place === pieces.length - 1) utterance.addEventListener('end', finish);
    speechSynthesis.speak(utterance);
  }
  return () => {
    if (finishCurrent !== finish) return;
    finishCurrent = undefined;
    speechSynthesis.cancel();
  };
}
