import type { ReactNode } from 'react';
import { Fold } from '../../components/fold/index.ts';
import type { HeadingLevel } from '../../components/heading/index.ts';
import type { ReasonListProps } from '../reason-list/index.ts';
import { Reasons } from '../reason-list/reasons.tsx';
import { Steps } from '../recommendations/steps.tsx';
import * as css from './result-panel.css.ts';

interface FoldedRestProps {
  headingLevel: HeadingLevel;
  furtherSteps: string;
  /** All of them; the first one stands above. */
  steps: readonly string[];
  why: ReasonListProps | undefined;
  /** What unfolds with the reasons; open where there are none. */
  figure: ReactNode;
  more?: ReactNode;
}

/** What else there is to a long answer, each part under its heading until it is touched. */
export function FoldedRest({ headingLevel, furtherSteps, steps, why, figure, more }: FoldedRestProps) {
  return (
    <>
      <div className={css.folds}>
        {steps.length > 1 && (
          <Fold title={furtherSteps} headingLevel={headingLevel}>
            <Steps steps={steps.slice(1)} start={2} />
          </Fold>
        )}
        {why && (
          <Fold title={why.heading} headingLevel={headingLevel}>
            <Reasons {...why} />
            {figure}
          </Fold>
        )}
        {more}
      </div>
      {!why && figure}
    </>
  );
}
