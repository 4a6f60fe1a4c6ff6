import { forwardRef } from 'react';
import { HeadedList, type HeadedListProps } from '../headed-list/index.ts';
import { Reasons, type ReasonsProps } from './reasons.tsx';

export interface ReasonListProps extends HeadedListProps, ReasonsProps {}

/** Why a verdict is what it is: what was seen, each with the shape of its weight. */
export const ReasonList = forwardRef<HTMLElement, ReasonListProps>(function ReasonList(
  { reasons, levelLabels, ...rest },
  ref,
) {
  return (
    <HeadedList {...rest} ref={ref}>
      <Reasons reasons={reasons} levelLabels={levelLabels} />
    </HeadedList>
  );
});
