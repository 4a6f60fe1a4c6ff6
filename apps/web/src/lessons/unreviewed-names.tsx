import type { EducationItem } from '@scamguard/contracts';
import { completeLanguage, tagOf } from '@scamguard/i18n';
import { Notice, Text } from '@scamguard/ui';
import { LanguageIcon } from '@scamguard/ui/icons';
import { useLanguage } from '../language/language-context.ts';

/** Says that nobody has reviewed what lessons are called in the visitor's language, where one of these is called something in it. */
export function UnreviewedNames({ lessons }: { lessons: readonly Pick<EducationItem, 'translation'>[] }) {
  const { t } = useLanguage();
  if (!lessons.some(({ translation }) => translation)) return null;
  return (
    <Notice tone="neutral" icon={LanguageIcon} title={t('site.unreviewed.title')}>
      {t('learn.unreviewed')}
    </Notice>
  );
}

/** The same of one lesson, with what it is called in the language that it is written in. */
export function UnreviewedName({ lesson: { title, translation } }: { lesson: EducationItem }) {
  const { t, language } = useLanguage();
  if (!translation) return null;
  return (
    <Notice tone="neutral" icon={LanguageIcon} title={t('site.unreviewed.title')}>
      <Text size="small">{t('site.unreviewed.text')}</Text>
      <Text lang={tagOf(completeLanguage(language))}>{title}</Text>
    </Notice>
  );
}
