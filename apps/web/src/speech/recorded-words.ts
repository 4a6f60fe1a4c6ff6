import { addressOf, inLanguage } from '@scamguard/client';
import { cover, loadAllClips } from '@scamguard/content/clips';
import type { CompleteLanguage } from '@scamguard/i18n';
import { playInOrder, type Sound } from '@scamguard/ui/play-in-order';

/** What of a text is recorded. */
export interface Recorded {
  readonly sound: Sound;
  /** Something that stands in the text will not be heard. */
  readonly isShortened: boolean;
}

/**
 * The least share of the words that must be recorded. If only one sentence of a long text is recorded, it is not the essence.
 */
const LEAST_SHARE = 1 / 3;

/**
 * The recordings that stand in for a reading voice; undefined if too little is recorded.
 *
 * @param words one sentence a line
 */
export async function recordedWords(
  words: string,
  language: CompleteLanguage,
): Promise<Recorded | undefined> {
  const { ids, isWhole } = cover(await loadAllClips(language), words);
  if (ids.length < words.split('\n').length * LEAST_SHARE || ids.length === 0) return undefined;
  return { sound: playInOrder(ids.map((id) => addressOfClip(id, language))), isShortened: !isWhole };
}

/**
 * The address of a clip, in the lightest format that this browser plays. A browser's `Accept` header of sounds does not tell.
 */
export function addressOfClip(id: string, language: CompleteLanguage): string {
  const format = new Audio().canPlayType('audio/ogg; codecs=opus') ? 'opus' : 'mp3';
  return inLanguage(addressOf('audio', { params: { id: `${id}.${format}` } }), language);
}
