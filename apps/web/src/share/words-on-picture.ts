import type { WarningWords } from '@scamguard/ui/warning-picture';
import type { LanguageState } from '../language/language-context.ts';
import type { Warning } from './warning.ts';

/** The visitor's language. */
export type Words = Pick<LanguageState, 't' | 'inBeneath'>;

/**
 * The words on the picture of a warning. In a language that is not complete, the word also stands there in the complete one, with
 * the mark that nobody has reviewed the translation.
 */
export async function wordsOnPicture(
  { verdict, word, action }: Warning,
  { t, inBeneath }: Words,
): Promise<WarningWords> {
  const beneath = (words: string) => inBeneath(words).catch(() => words);
  const heading = t('result.whatToDo');
  const [plainWord, plainHeading] = await Promise.all([beneath(word), beneath(heading)]);
  const isTranslated = plainWord !== word || plainHeading !== heading;
  return {
    verdict,
    word: both(word, plainWord),
    sentence: t(`result.warn.${verdict}`),
    heading: both(heading, plainHeading),
    action,
    notice: [
      t('result.warn.notice', { site: location.host }),
      ...(isTranslated ? [`${t('site.unreviewed.title')}.`] : []),
    ].join('\n'),
  };
}

const both = (own: string, plain: string): string => (own === plain ? own : `${own}\n${plain}`);
