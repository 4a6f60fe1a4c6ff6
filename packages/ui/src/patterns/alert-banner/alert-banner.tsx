import { forwardRef } from 'react';
import { Heading, type HeadingLevel } from '../../components/heading/index.ts';
import { GoIcon } from '../../components/icon/icons.ts';
import { Icon } from '../../components/icon/index.ts';
import { Container } from '../../components/layout/index.ts';
import { Text } from '../../components/text/index.ts';
import { TextLink } from '../../components/text-link/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { type AlertTexts, lookOf } from '../alert-card/index.ts';
import type { NavItem } from '../navigation/index.ts';
import * as css from './alert-banner.css.ts';

export interface AlertBannerProps extends Omit<NativeProps<'section'>, 'children'> {
  /** The name of the band, for screen readers: "Alerte en cours". */
  label: string;
  /** The alert of now. It shows nothing at all while it loads, or if there is none. */
  alert?: AlertTexts;
  headingLevel?: HeadingLevel;
  /** All alerts. */
  more: NavItem;
}

/** The alert of now, across the page. */
export const AlertBanner = forwardRef<HTMLElement, AlertBannerProps>(function AlertBanner(
  { label, alert, headingLevel = 2, more, ...rest },
  ref,
) {
  if (!alert) return null;
  const { tone, icon } = lookOf(alert.severity);
  return (
    <section
      aria-label={label}
      {...withoutStyling(rest)}
      ref={ref}
      data-severity={alert.severity}
      className={css.banner({ tone })}
    >
      <Container>
        <div className={css.content}>
          <Icon of={icon} size="large" />
          <div>
            <p className={css.line}>
              <span className={css.severity}>{alert.severityLabel}</span>
              <span>{alert.timeAgo}</span>
            </p>
            <Heading level={headingLevel}>{alert.title}</Heading>
          </div>
          <div className={css.words}>
            <Text>{alert.description}</Text>
          </div>
          <div className={css.more}>
            <TextLink href={more.href} standing="alone" icon={more.icon ?? GoIcon}>
              {more.label}
            </TextLink>
          </div>
        </div>
      </Container>
    </section>
  );
});
