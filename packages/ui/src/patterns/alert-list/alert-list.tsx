import { forwardRef, useId } from 'react';
import { EmptyState } from '../../components/empty-state/index.ts';
import { ErrorState, type ErrorStateProps } from '../../components/error-state/index.ts';
import { Heading, type HeadingLevel } from '../../components/heading/index.ts';
import { GoIcon } from '../../components/icon/icons.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { TextLink } from '../../components/text-link/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import type { NavItem } from '../navigation/index.ts';
import * as css from './alert-list.css.ts';
import { AlertCards, type AlertEntry, AlertLines } from './alert-list-entries.tsx';

/** How many alerts each appearance shows, and how many wait. Source: specification, section 9. */
export const ALERTS_SHOWN = { default: 2, compact: 3, loading: 2 } as const;

export interface AlertListProps extends Omit<NativeProps<'section'>, 'children'> {
  /** E.g. "Alertes récentes". */
  heading: string;
  headingLevel?: HeadingLevel;
  /** Newest first; absent while they load. */
  alerts?: readonly AlertEntry[];
  /** Said to screen readers while they load, e.g. "Chargement des alertes...". */
  loadingLabel: string;
  /** They did not come: "Impossible de charger les alertes récentes." */
  failure?: Pick<ErrorStateProps, 'title' | 'retry'>;
  /** Said when there are none, e.g. "Aucune alerte en ce moment." */
  emptyText: string;
  /** `default` shows two whole alerts and the way to all of them, `compact` three titles. */
  appearance?: 'default' | 'compact';
  /** All alerts. */
  more: NavItem;
  /** Shown below them by `default`: where else somebody can be reached. */
  elsewhere?: NavItem;
}

/** The newest alerts. */
export const AlertList = forwardRef<HTMLElement, AlertListProps>(function AlertList(
  {
    heading,
    headingLevel = 2,
    alerts,
    loadingLabel,
    failure,
    emptyText,
    appearance = 'default',
    more,
    elsewhere,
    ...rest
  },
  ref,
) {
  const headingId = useId();
  const shown = alerts?.slice(0, ALERTS_SHOWN[appearance]);
  const Entries = appearance === 'compact' ? AlertLines : AlertCards;
  return (
    <section
      aria-labelledby={headingId}
      {...withoutStyling(rest)}
      ref={ref}
      data-state={failure ? 'failed' : shown ? 'ready' : 'loading'}
      className={css.section}
    >
      <Heading id={headingId} level={headingLevel}>
        {heading}
      </Heading>
      {failure && <ErrorState {...failure} headingLevel={3} />}
      {!failure && !shown && <Waiting label={loadingLabel} />}
      {!failure && shown?.length === 0 && <EmptyState title={emptyText} headingLevel={3} />}
      {!failure && shown && shown.length > 0 && <Entries alerts={shown} />}
      {!failure && shown && appearance === 'default' && (
        <TextLink href={more.href} standing="alone" icon={more.icon ?? GoIcon}>
          {more.label}
        </TextLink>
      )}
      {elsewhere && !failure && shown && appearance === 'default' && (
        <TextLink href={elsewhere.href} standing="alone" icon={elsewhere.icon ?? GoIcon}>
          {elsewhere.label}
        </TextLink>
      )}
    </section>
  );
});

function Waiting({ label }: { label: string }) {
  return (
    <div>
      <output>
        <VisuallyHidden>{label}</VisuallyHidden>
      </output>
      <div className={css.list} aria-hidden="true">
        {Array.from({ length: ALERTS_SHOWN.loading }, (_, place) => (
          <div key={place} className={css.waiting}>
            <Skeleton shape="title" />
            <Skeleton count={3} />
          </div>
        ))}
      </div>
    </div>
  );
}
