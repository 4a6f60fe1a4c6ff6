import { completeLanguage, isComplete } from '@scamguard/i18n';
import { useToast } from '@scamguard/ui';
import type { ReadAloudOptions } from '@scamguard/ui/use-read-aloud';
import { useLanguage } from '../language/language-context.ts';

const TAGS = { fr: 'fr-FR', en: 'en-GB' } as const;

/**
 * How texts are read aloud here. A voice reads only its own language: on a page in an incomplete language people's recordings go first,
 * and what they have not recorded is read in the language beneath. Where the browser has no voice for that, what is recorded is
 * played. Says so where nothing can be heard, or not all of it.
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
