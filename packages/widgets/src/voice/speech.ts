import type { Server } from '../data/server.ts';
import type { AnswerLanguage } from '../language/languages.ts';
import { hasVoiceFor, readAloud } from './browser-voice.ts';
import { playRecordings, recordingsOf } from './recordings.ts';

/** Ends whoever speaks now on this page. */
let stopCurrent: (() => void) | undefined;

/**
 * Reads a text aloud: with the browser's own voice, and where it has none for the language, with the server's recordings of its
 * sentences. One text at a time.
 *
 * @param text one sentence a line
 * @param onEnd called once, when it was read, stopped, or another text takes its place; `isHeard` is false where there is neither
 * a voice nor a recording.
 * @returns ends the reading.
 */
export function speak(
  text: string,
  language: AnswerLanguage,
  server: Server,
  onEnd: (isHeard: boolean) => void,
): () => void {
  stopCurrent?.();
  let silence: (() => void) | undefined;
  let isOver = false;
  const end = (isHeard: boolean) => {
    if (isOver) return;
    isOver = true;
    if (stopCurrent === stop) stopCurrent = undefined;
    silence?.();
    onEnd(isHeard);
  };
  const stop = () => end(true);
  stopCurrent = stop;

  const start = async () => {
    const recordings = (await hasVoiceFor(language)) ? [] : await recordingsOf(text, language, server);
    if (isOver) return;
    silence =
      recordings.length > 0 ? playRecordings(recordings, server, end) : readAloud(text, language, end);
    // It may have ended before it could be silenced.
    if (isOver) silence();
  };
  start().catch(() => end(false));
  return stop;
}
