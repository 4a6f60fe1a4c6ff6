import { forwardRef } from 'react';
import { LearnIcon } from '../../components/icon/icons.ts';
import { Icon } from '../../components/icon/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as css from './lesson-card.css.ts';
import { LessonFacts, type LessonFactsProps } from './lesson-facts.tsx';
import { type LessonCardTexts, LessonLink } from './lesson-link.tsx';

export interface GuideCardProps
  extends Omit<NativeProps<'li'>, 'title' | 'children'>,
    LessonCardTexts,
    Pick<LessonFactsProps, 'level' | 'duration' | 'category'> {}

/** A practical guide in a list. Stands in LessonCards. */
export const GuideCard = forwardRef<HTMLLIElement, GuideCardProps>(function GuideCard(
  { href, title, titleLang, description, descriptionLang, headingLevel, level, duration, category, ...rest },
  ref,
) {
  return (
    <li {...withoutStyling(rest)} ref={ref} className={css.card}>
      <div className={css.withIcon}>
        <span className={css.guideTile}>
          <Icon of={LearnIcon} size="medium" />
        </span>
        <LessonLink title={title} titleLang={titleLang} href={href} headingLevel={headingLevel} />
        <p lang={descriptionLang} className={css.description}>
          {description}
        </p>
        <div className={css.foot}>
          <LessonFacts level={level} duration={duration} category={category} />
        </div>
      </div>
    </li>
  );
});
