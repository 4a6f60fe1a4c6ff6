import { forwardRef } from 'react';
import { Heading, type HeadingLevel } from '../../components/heading/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as css from './recommendations.css.ts';

export interface RecommendationsProps extends Omit<NativeProps<'section'>, 'children'> {
  /** E.g. "Que faire maintenant". */
  heading: string;
  headingLevel?: HeadingLevel;
  /** Most urgent first. */
  steps: readonly string[];
}

/** What to do now, one action a line, the first one large. */
export const Recommendations = forwardRef<HTMLElement, RecommendationsProps>(function Recommendations(
  { heading, headingLevel = 3, steps, ...rest },
  ref,
) {
  return (
    <section {...withoutStyling(rest)} ref={ref} className={css.section}>
      <Heading level={headingLevel} size="small">
        {heading}
      </Heading>
      <ol className={css.list}>
        {steps.map((step, index) => (
          <li key={step} className={css.step}>
            <span className={css.number}>{index + 1}</span>
            <span className={css.text}>{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
});
