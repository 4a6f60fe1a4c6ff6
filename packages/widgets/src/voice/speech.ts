import { createSpeech, type Speech, type SpeechState, type Text } from '@scamguard/ui/speech';
import type { Server } from '../data/server.ts';
import type { AnswerLanguage } from '../language/languages.ts';

export { speedSelect } from './speed-select.ts';

import { playRecordings, recordingsOf } from './recordings.ts';

const TAGS = { fr: 'fr-FR', en: 'en-GB' } as const;

/** Reads texts aloud, one at a time. The state is `mute` when nothing can be heard. */
export const speechOf = (onState: (state: SpeechState | 'mute') => void): Speech =>
  createSpeech({ onState, onMute: () => onState('mute') });

/**
 * A text for the browser's own voice, and where it has none for the language, for the server's recordings of its sentences.
 *
 * @param words one sentence a line
 */
export const textOf = (words: string, language: AnswerLanguage, server: Server): Text => ({
  words,
  language: TAGS[language],
  recordings: async () => {
    const paths = await recordingsOf(words, language, server);
    return paths.length > 0 ? playRecordings(paths, server) : undefined;
  },
});
