import { addressOf, inLanguage } from '@scamguard/client';
import { clipsOf, loadClips } from '@scamguard/content/clips';
import { playInOrder, type Sound } from '@scamguard/ui/play-in-order';

/** What of a text is recorded. */
export interface Recorded {
  readonly sound: Sound;
  /** Something that stands in the text will not be heard. */
  readonly isShortened: boolean;
}

/**
 * The recordings that stand in for a reading voice; nothing where there are none.
 *
 * @param words one sentence a line
 * @param essence ids of recordings that say what matters most of it, where its own sentences are not recorded; `sentences` where
 * those that are recorded say enough.
 */
export async function recordedWords(
  words: string,
  language: 'fr' | 'en',
  essence: readonly string[] | 'sentences',
): Promise<Recorded | undefined> {
  const ids = essence === 'sentences' ? clipsOf(await loadClips(language), words) : essence;
  if (ids.length === 0) return undefined;
  const addresses = ids.map((id) => inLanguage(addressOf('audio', { params: { id } }), language));
  const lines = words.split('\n').filter((line) => line.trim() !== '');
  return {
    sound: playInOrder(addresses),
    isShortened: essence !== 'sentences' || ids.length < lines.length,
  };
}
