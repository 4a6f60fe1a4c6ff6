'use client';
import { forwardRef, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button, type ButtonProps, GoButton } from '../../components/button/index.ts';
import { Heading, type HeadingLevel } from '../../components/heading/index.ts';
import { BackIcon, GoIcon, PhoneIcon } from '../../components/icon/icons.ts';
import { LinkButton } from '../../components/link-button/index.ts';
import { bar } from '../../components/progress-bar/progress-bar.css.ts';
import { Text } from '../../components/text/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as css from './first-aid-step.css.ts';

export interface FirstAidStepProps extends Omit<NativeProps<'section'>, 'title' | 'children'> {
  /** Which step it is, counted from 1, and of how many. */
  step: number;
  total: number;
  /** The same in words: "Étape 2 sur 9". */
  position: string;
  /** The one action, in a few words: "Appelez votre opérateur". */
  title: string;
  headingLevel?: HeadingLevel;
  /** How to do it, in a sentence or two. */
  text: string;
  /** What else helps, one line each. */
  details?: readonly string[];
  /** Reads the step aloud: a ReadAloudButton. The first control of the step. */
  listen?: ReactNode;
  /** The people to call: only numbers that were verified. */
  calls?: readonly { readonly label: string; readonly href: string }[];
  /** More to do it with, e.g. a CopyButton with what to say. */
  actions?: ReactNode;
  /** Whether somebody is to be called among the actions: going on then waits, as it does for `calls`. */
  actionsCall?: boolean;
  /** With `href` it leads to the step before as long as no script answers. */
  previous?: { readonly label: string; readonly href?: string; readonly onPrevious: () => void };
  next?: { readonly label: string; readonly href?: string; readonly onNext: () => void };
}

/** First aid, one action at a time. When another step takes its place, reading goes on at the top of it. */
export const FirstAidStep = forwardRef<HTMLElement, FirstAidStepProps>(function FirstAidStep(
  {
    step,
    total,
    position,
    title,
    headingLevel = 2,
    text,
    details,
    listen,
    calls,
    actions,
    actionsCall = false,
    previous,
    next,
    ...rest
  },
  ref,
) {
  const titleId = useId();
  const head = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) head.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <section
      aria-labelledby={titleId}
      {...withoutStyling(rest)}
      ref={ref}
      data-step={step}
      className={css.step}
    >
      <div ref={head} tabIndex={-1} className={css.head}>
        <p className={css.position}>{position}</p>
        <progress value={step} max={total} aria-label={position} className={bar} />
        <Heading id={titleId} level={headingLevel} size="display">
          {title}
        </Heading>
      </div>
      {listen && <div className={css.listen}>{listen}</div>}
      <Text size="lead">{text}</Text>
      {details && details.length > 0 && (
        <ul className={css.details}>
          {details.map((detail) => (
            <li key={detail} className={css.detail}>
              {detail}
            </li>
          ))}
        </ul>
      )}
      {(calls || actions) && (
        <div className={css.actions}>
          {calls?.map(({ label, href }) => (
            <LinkButton key={href} href={href} size="large" width="full" icon={PhoneIcon}>
              {label}
            </LinkButton>
          ))}
          {actions}
        </div>
      )}
      <div className={css.ways}>
        {next && (
          // One main action: where somebody is to be called, going on waits.
          <Way
            variant={calls || actionsCall ? 'secondary' : 'primary'}
            icon={GoIcon}
            label={next.label}
            href={next.href}
            onGo={next.onNext}
          />
        )}
        {previous && (
          <Way
            variant="quiet"
            icon={BackIcon}
            label={previous.label}
            href={previous.href}
            onGo={previous.onPrevious}
          />
        )}
      </div>
    </section>
  );
});

interface WayProps extends Pick<ButtonProps, 'variant' | 'icon'> {
  label: string;
  href: string | undefined;
  onGo: () => void;
}

/** To another step: where it has an address, that leads there as long as no script answers. */
function Way({ label, href, onGo, ...look }: WayProps) {
  const shared = { ...look, size: 'large', width: 'fullOnPhone', onClick: onGo } as const;
  return href === undefined ? (
    <Button {...shared}>{label}</Button>
  ) : (
    <GoButton {...shared} href={href}>
      {label}
    </GoButton>
  );
}
