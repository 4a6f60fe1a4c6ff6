import { onSpeedChange, readSpeed } from './playback-speed.ts';
import { sentencesOf } from './sentences.ts';
import type { Heard, Sound } from './sound.ts';

/**
 * If a voice has not begun after so many milliseconds, it counts as one that never will: some browsers refuse in silence. A
 * person who waits for first aid hears its first words within three seconds, by the voice or by a recording.
 */
export const VOICE_START_MS = 2_500;

/**
 * The browser's own voice, which reads sentence by sentence.
 *
 * @param voice of the language; the browser chooses one where it names none
 */
export function readWithVoice(words: string, language: string, voice?: SpeechSynthesisVoice): Sound {
  return ({ from, onPiece, onEnd }) => {
    const synthesis = speechSynthesis;
    const pieces = sentencesOf(words);
    let place = from;
    let isHeard = false;
    let isOver = false;
    let patience: ReturnType<typeof setTimeout>;
    /** Reports of an earlier round are ignored. */
    let round = 0;

    const silence = () => {
      isOver = true;
      clearTimeout(patience);
      forgetSpeed();
      synthesis.cancel();
    };
    const end = (heard: Heard) => {
      if (isOver) return;
      silence();
      onEnd(heard);
    };
    const breakOff = () => end(isHeard ? 'partly' : 'nothing');
    const utter = (piece: string, at: number, own: number) => {
      const utterance = new SpeechSynthesisUtterance(piece);
      utterance.lang = language;
      utterance.rate = readSpeed();
      if (voice) utterance.voice = voice;
      const hear = (event: string, work: () => void) =>
        utterance.addEventListener(event, () => own === round && work());
      hear('start', () => {
        clearTimeout(patience);
        isHeard = true;
        place = at;
        onPiece(at);
      });
      hear('end', () => at === pieces.length - 1 && end('whole'));
      hear('error', breakOff);
      synthesis.speak(utterance);
    };
    const readOn = () => {
      round += 1;
      clearTimeout(patience);
      patience = setTimeout(breakOff, VOICE_START_MS);
      try {
        // If nothing is said, some browsers would drop the next text.
        if (synthesis.speaking || synthesis.pending) synthesis.cancel();
        for (const [at, piece] of pieces.entries()) if (at >= place) utter(piece, at, round);
      } catch {
        queueMicrotask(breakOff);
      }
    };
    const forgetSpeed = onSpeedChange(readOn);
    readOn();
    return silence;
  };
}
