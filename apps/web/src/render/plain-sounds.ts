import { addressOf, inLanguage } from '@scamguard/client';
import { cover, loadAllClips } from '@scamguard/content/clips';
import {
  completeLanguage,
  isComplete,
  type Language,
  loadTexts,
  type TextsName,
  translateInto,
} from '@scamguard/i18n';
import type { Origins } from '../language/origins.ts';

/**
 * Finds the one sound in which the recordings of a text follow each other, for a page that is read without scripts. If a language
 * is not complete, the recordings are in the language beneath, and say so first.
 *
 * @param origins where the texts of the page come from; filled while the page is rendered.
 * @param names the texts of the page.
 */
export async function plainSounds(language: Language, origins: Origins, names: readonly TextsName[]) {
  const spoken = completeLanguage(language);
  const [clips, { wordsBeneath }] = await Promise.all([
    loadAllClips(spoken),
    import('../language/beneath.ts'),
    loadTexts(spoken, names),
  ]);
  const notice = isComplete(language) ? '' : `${translateInto(spoken)('site.unreviewed.heard')}\n`;
  return (words: string): string | undefined => {
    const { ids } = cover(clips, isComplete(language) ? words : wordsBeneath(words, language, origins));
    const [first, ...then] = notice && ids.length > 0 ? [...cover(clips, notice).ids, ...ids] : ids;
    if (first === undefined) return undefined;
    const address = inLanguage(addressOf('audio', { params: { id: `${first}.mp3` } }), spoken);
    return then.length === 0 ? address : `${address}&next=${then.slice(0, MOST_FOLLOWING).join(',')}`;
  };
}

/** As many as the server puts together. */
const MOST_FOLLOWING = 15;
