import type { FilterChoice } from '@scamguard/ui';
import { useLanguage } from '../../language/language-context.ts';
import { LEVELS } from '../../lessons/use-education.ts';
import { useEducationCategories } from '../../lessons/use-education-categories.ts';

type Choice = Pick<FilterChoice, 'label' | 'options'>;

/** The choices that narrow lessons; "all" comes first. */
export function useLessonChoices(): { categories: Choice; levels: Choice } {
  const { t } = useLanguage();
  const { data: categories = [] } = useEducationCategories();
  return {
    categories: {
      label: t('learn.category'),
      options: [
        { value: '', label: t('learn.allCategories') },
        ...categories.map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
    levels: {
      label: t('learn.levelLabel'),
      options: [
        { value: '', label: t('learn.allLevels') },
        ...LEVELS.map((level) => ({ value: level, label: t(`learn.level.${level}`) })),
      ],
    },
  };
}
