import { clipsOf, loadClips } from '@scamguard/content/clips';
import { useAudioSequence } from '@scamguard/ui/use-audio-sequence';
import { useReadAloud } from '@scamguard/ui/use-read-aloud';
import { addressOf, inLanguage } from '../data/address.ts';
import { hasVoiceFor } from './reading-voice.ts';

const TAGS = { fr: 'fr-FR', en: 'en-GB' } as const;

/**
 * Reads a text aloud: with the browser's own voice, and where it has none for the language, with recordings of its sentences.
 *
 * @param text one sentence a line
 */
export function useVoice(text: string, language: 'fr' | 'en') {
  const voice = useReadAloud(text, TAGS[language]);
  const recordings = useAudioSequence();

  /** @returns false when there is neither a voice nor a recording. */
  const start = async (): Promise<boolean> => {
    if (await hasVoiceFor(language)) return voice.start(text);
    const ids = clipsOf(await loadClips(language), text);
    if (ids.length === 0) return voice.start(text);
    recordings.start(ids.map((id) => inLanguage(addressOf('audio', { params: { id } }), language)));
    return true;
  };
  const stop = () => {
    voice.stop();
    recordings.stop();
  };
  return { speaking: voice.speaking || recordings.speaking, start, stop };
}
