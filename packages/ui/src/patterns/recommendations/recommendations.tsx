import { forwardRef } from 'react';
import { HeadedList, type HeadedListProps } from '../headed-list/index.ts';
import { Steps } from './steps.tsx';

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
      <Steps steps={steps} />
    </HeadedList>
  );
});
