import { forwardRef } from 'react';
import { TimeIcon } from '../../components/icon/icons.ts';
import { Icon } from '../../components/icon/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as css from './lesson-facts.css.ts';
import { type LessonLevel, LevelMark } from './level-mark.tsx';

export interface LessonFactsProps extends Omit<NativeProps<'ul'>, 'children'> {
  /** How much it asks, and the word for it: "Débutant". */
  level: { readonly value: LessonLevel; readonly label: string };
  /** How long it takes, e.g. "15 min". */
  duration?: string;
  /** What it is about, e.g. "Mobile money". */
  category?: string;
}

/** Level, length and subject of a lesson, in one line where there is room. */
export const LessonFacts = forwardRef<HTMLUListElement, LessonFactsProps>(function LessonFacts(
  { level, duration, category, ...rest },
  ref,
) {
  return (
    <ul {...withoutStyling(rest)} ref={ref} className={css.facts}>
      <li className={css.fact} data-level={level.value}>
        <LevelMark level={level.value} />
        {level.label}
      </li>
      {duration && (
        <li className={css.fact}>
          <Icon of={TimeIcon} />
          {duration}
        </li>
      )}
      {category && <li className={css.fact}>{category}</li>}
    </ul>
  );
});
