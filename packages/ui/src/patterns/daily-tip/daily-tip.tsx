import { forwardRef, type ReactNode, useId } from 'react';
import { ErrorState, type ErrorStateProps } from '../../components/error-state/index.ts';
import { Heading, type HeadingLevel } from '../../components/heading/index.ts';
import { GoIcon, TipIcon } from '../../components/icon/icons.ts';
import { Icon } from '../../components/icon/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { TextLink } from '../../components/text-link/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import type { NavItem } from '../navigation/index.ts';
import * as css from './daily-tip.css.ts';

export interface DailyTipProps extends Omit<NativeProps<'section'>, 'children'> {
  /** E.g. "Astuce du jour". */
  heading: string;
  headingLevel?: HeadingLevel;
  /** The tip; absent while it loads. */
  tip?: string;
  /** Said to screen readers while it loads. */
  loadingLabel: string;
  /** It did not come, or there is none: "Impossible de charger l'astuce du jour." */
  failure?: Pick<ErrorStateProps, 'title' | 'retry'>;
  /** Reads it aloud: a ReadAloudButton. */
  listen?: ReactNode;
  /** The other tips. */
  more?: NavItem;
}

/** One thing to remember today. */
export const DailyTip = forwardRef<HTMLElement, DailyTipProps>(function DailyTip(
  { heading, headingLevel = 2, tip, loadingLabel, failure, listen, more, ...rest },
  ref,
) {
  const headingId = useId();
  if (failure) {
    return (
      <section aria-labelledby={headingId} {...withoutStyling(rest)} ref={ref} data-state="failed">
        <VisuallyHidden id={headingId}>{heading}</VisuallyHidden>
        <ErrorState {...failure} headingLevel={headingLevel} />
      </section>
    );
  }
  return (
    <section
      aria-labelledby={headingId}
      {...withoutStyling(rest)}
      ref={ref}
      data-state={tip === undefined ? 'loading' : 'ready'}
      className={css.tip}
    >
      <div className={css.head}>
        <Icon of={TipIcon} size="large" />
        <Heading id={headingId} level={headingLevel} size="small">
          {heading}
        </Heading>
      </div>
      {tip === undefined ? (
        <>
          <output>
            <VisuallyHidden>{loadingLabel}</VisuallyHidden>
          </output>
          <Skeleton count={2} />
        </>
      ) : (
        <>
          <p className={css.words}>{tip}</p>
          {(listen || more) && (
            <div className={css.ways}>
              {listen}
              {more && (
                <TextLink href={more.href} standing="alone" icon={more.icon ?? GoIcon}>
                  {more.label}
                </TextLink>
              )}
            </div>
          )}
        </>
      )}
    </section>
  );
});
