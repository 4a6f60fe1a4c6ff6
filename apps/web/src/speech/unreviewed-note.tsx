import { addressOf } from '@scamguard/client';
import { VOICE_LANGUAGES } from '@scamguard/contracts/limits';
import {
  completeLanguage,
  type Language,
  languageOfText,
  type TranslationKey,
  tagOf,
  translateInto,
} from '@scamguard/i18n';
import { Notice, Text } from '@scamguard/ui';
import { LanguageIcon } from '@scamguard/ui/icons';
import { useAnswer } from '../data/use-answer.ts';
import { useLanguage } from '../language/language-context.ts';

/** The id of a text in the voice studio. */
const idOf = (key: TranslationKey) => key.replaceAll('.', '-');

const isRecorded = (language: Language) => VOICE_LANGUAGES.find((each) => each === language);

/**
 * Words that must not be misunderstood. If the language has no review yet, they stand here in the language beneath, with a mark
 * that says so. If the language is complete, or enough people have approved the texts, nothing is shown.
 *
 * @param keys the texts that stand beside it; the route that shows them says `showsBeneath`.
 */
export function UnreviewedNote({ keys }: { keys: readonly TranslationKey[] }) {
  const { t, language } = useLanguage();
  const of = isRecorded(language);
  const { data } = useAnswer(of ? addressOf('voices', { query: { language: of } }) : null);
  const beneath = completeLanguage(language);
  const inBeneath = translateInto(beneath);
  const unreviewed = keys.filter(
    (key) => languageOfText(language, key) !== beneath && !data?.reviewed.includes(idOf(key)),
  );
  if (!of || unreviewed.length === 0) return null;
  return (
    <Notice tone="neutral" icon={LanguageIcon} title={t('site.unreviewed.title')}>
      <Text size="small">{t('site.unreviewed.text')}</Text>
      {unreviewed
        .flatMap((key) => inBeneath(key).split('\n'))
        .map((line) => (
          <Text key={line} lang={tagOf(beneath)}>
            {line}
          </Text>
        ))}
    </Notice>
  );
}
