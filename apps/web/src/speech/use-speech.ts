import { completeLanguage, isComplete } from '@scamguard/i18n';
import { useToast } from '@scamguard/ui';
import type { ReadAloudOptions } from '@scamguard/ui/use-read-aloud';
import { useLanguage } from '../language/language-context.ts';

const TAGS = { fr: 'fr-FR', en: 'en-GB' } as const;

/**
 * Reads texts aloud. A voice reads only its own language. On a page in an incomplete language, people's recordings go first, and
 * the rest is read in the language beneath. If the browser has no voice for that, our recordings are played. If nothing can be
 * heard, or not all of it, it says so.
 */
export function useSpeech(): ReadAloudOptions {
  const { t, language, inBeneath } = useLanguage();
  const { show } = useToast();
  const spoken = completeLanguage(language);
  /** The words for a voice or a recording. If they are in another language than on the page, they say so first. */
  const beneath = async (words: string) => {
    const said = await inBeneath(words);
    return said === words ? words : `${t('site.unreviewed.heard')}\n${said}`;
  };
  return {
    language: TAGS[spoken],
    ...(!isComplete(language) && {
      people: async (words) => {
        const { peoplesWords } = await import('./peoples-words.ts');
        return peoplesWords(words, language, inBeneath);
      },
      readable: beneath,
    }),
    recordings: async (words) => {
      const { recordedWords } = await import('./recorded-words.ts');
      const recorded = await recordedWords(await beneath(words), spoken);
      if (recorded?.isShortened) show({ title: t('site.speech.shortened') });
      return recorded?.sound;
    },
    onUnavailable: (why) => show({ title: t(`site.speech.${why}`), tone: 'destructive' }),
  };
}
