import { forwardRef } from 'react';
import { HeadedList, type HeadedListProps, headedText } from '../headed-list/index.ts';
import * as css from './recommendations.css.ts';

export interface RecommendationsProps extends HeadedListProps {
  /** Most urgent first. */
  steps: readonly string[];
}

/** What to do now, one action a line, the first one large. */
export const Recommendations = forwardRef<HTMLElement, RecommendationsProps>(function Recommendations(
  { steps, ...rest },
  ref,
) {
  return (
    <HeadedList {...rest} ref={ref}>
      <ol className={css.list}>
        {steps.map((step, index) => (
          <li key={step} className={css.step}>
            <span className={css.number}>{index + 1}</span>
            <span className={headedText}>{step}</span>
          </li>
        ))}
      </ol>
    </HeadedList>
  );
});
