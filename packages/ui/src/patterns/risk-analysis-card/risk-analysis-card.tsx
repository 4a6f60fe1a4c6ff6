import { forwardRef, type ReactNode, useId } from 'react';
import { Heading, type HeadingLevel } from '../../components/heading/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { type Reason, ReasonList } from '../reason-list/index.ts';
import { Recommendations } from '../recommendations/index.ts';
import { RiskBar, type RiskBarProps, riskBandOf } from '../risk-bar/index.ts';
import { type Outcome, VerdictMark } from '../verdict-mark/index.ts';
import * as css from './risk-analysis-card.css.ts';

const OUTCOME_OF = { low: 'unknown', medium: 'caution', high: 'danger' } as const satisfies Record<
  ReturnType<typeof riskBandOf>,
  Outcome
>;

export interface RiskAnalysisCardProps extends Omit<NativeProps<'section'>, 'title' | 'children'> {
  /** The verdict in a word or two: "Danger". */
  title: string;
  headingLevel?: 2 | 3;
  /** From 0 to 100. */
  riskLevel: number;
  /** Words of the bar, which is not drawn where nothing is proven: a low figure would read as a proof. */
  risk: Pick<RiskBarProps, 'label' | 'bandLabels'>;
  /** The recognised tricks. An empty list is not drawn. */
  matchedPatterns: { readonly heading: string; readonly patterns: readonly string[] };
  /** At most three, the first of them for the next minute. */
  recommendations: { readonly heading: string; readonly steps: readonly string[] };
  /** Only with positive proof: a low risk alone proves nothing. */
  isProvenSafe?: boolean;
  /** Report it, show it to somebody. */
  actions?: ReactNode;
}

/** The result of a talk with the assistant: the word, what to do, what was recognised, the figure. */
export const RiskAnalysisCard = forwardRef<HTMLElement, RiskAnalysisCardProps>(function RiskAnalysisCard(
  {
    title,
    headingLevel = 3,
    riskLevel,
    risk,
    matchedPatterns,
    recommendations,
    isProvenSafe = false,
    actions,
    ...rest
  },
  ref,
) {
  const titleId = useId();
  const band = riskBandOf(riskLevel);
  const outcome: Outcome = band === 'low' && isProvenSafe ? 'safe' : OUTCOME_OF[band];
  const inner: HeadingLevel = headingLevel === 2 ? 3 : 4;
  const level = outcome === 'unknown' ? 'info' : outcome;
  const reasons = matchedPatterns.patterns.map((text): Reason => ({ text, level }));
  return (
    <section
      aria-labelledby={titleId}
      {...withoutStyling(rest)}
      ref={ref}
      data-outcome={outcome}
      className={css.card}
    >
      <div className={css.head({ outcome })}>
        <VerdictMark outcome={outcome} size="large" />
        <div className={css.title}>
          <Heading id={titleId} level={headingLevel} size="headline">
            {title}
          </Heading>
        </div>
      </div>
      <div className={css.body}>
        {recommendations.steps.length > 0 && <Recommendations headingLevel={inner} {...recommendations} />}
        {reasons.length > 0 && (
          <ReasonList
            headingLevel={inner}
            heading={matchedPatterns.heading}
            levelLabels={{ caution: risk.bandLabels.medium, danger: risk.bandLabels.high }}
            reasons={reasons}
          />
        )}
        {outcome !== 'unknown' && <RiskBar {...risk} level={riskLevel} />}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </section>
  );
});
