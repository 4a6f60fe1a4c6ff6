import { forwardRef, type ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../components/heading/index.ts';
import { TipIcon } from '../../components/icon/icons.ts';
import { Icon } from '../../components/icon/index.ts';
import { Text } from '../../components/text/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as css from './lesson-card.css.ts';
import { LessonFacts, type LessonFactsProps } from './lesson-facts.tsx';

export interface TipCardProps
  extends Omit<NativeProps<'li'>, 'title'>,
    Partial<Pick<LessonFactsProps, 'level' | 'duration' | 'category'>> {
  title: string;
  /** BCP 47 tag of the title, where it is in another language than what stands around it. */
  titleLang?: string;
  /** The whole tip: it is short enough to be read here. */
  children: string;
  headingLevel?: HeadingLevel;
  /** E.g. a ReadAloudButton. */
  action?: ReactNode;
}

/** A quick tip, whole. Stands in LessonCards. */
export const TipCard = forwardRef<HTMLLIElement, TipCardProps>(function TipCard(
  { title, titleLang, children, headingLevel = 3, level, duration, category, action, ...rest },
  ref,
) {
  return (
    <li {...withoutStyling(rest)} ref={ref} className={css.card}>
      <div className={css.withIcon}>
        <span className={css.tipTile}>
          <Icon of={TipIcon} size="medium" />
        </span>
        <Heading level={headingLevel} size="small" lang={titleLang}>
          {title}
        </Heading>
        <div className={css.tip}>
          <Text>{children}</Text>
        </div>
        {(level || action) && (
          <div className={css.foot}>
            {level && <LessonFacts level={level} duration={duration} category={category} />}
            {action && <div className={css.action}>{action}</div>}
          </div>
        )}
      </div>
    </li>
  );
});
