import { completeLanguage } from '@scamguard/i18n';
import { useToast } from '@scamguard/ui';
import type { ReadAloudOptions } from '@scamguard/ui/use-read-aloud';
import { useLanguage } from '../language/language-context.ts';

/** What is played where no voice reads a text: see `recordedWords`. */
export type Essence = readonly string[] | 'sentences';

const TAGS = { fr: 'fr-FR', en: 'en-GB' } as const;

/**
 * How texts are read aloud here: with the browser's own voice, and where it has none for the language, with what is recorded. Says
 * so where nothing can be heard, or not all of it.
 *
 * @param essence what is recorded of the texts; nothing when not given.
 */
export function useSpeech(essence?: Essence): ReadAloudOptions {
  const { t, language } = useLanguage();
  const { show } = useToast();
  const spoken = completeLanguage(language);
  return {
    language: TAGS[spoken],
    recordings:
      essence &&
      (async (words) => {
        const { recordedWords } = await import('./recorded-words.ts');
        const recorded = await recordedWords(words, spoken, essence);
        if (recorded?.isShortened) show({ title: t('site.speech.shortened') });
        return recorded?.sound;
      }),
    onUnavailable: (why) => show({ title: t(`site.speech.${why}`), tone: 'destructive' }),
  };
}
