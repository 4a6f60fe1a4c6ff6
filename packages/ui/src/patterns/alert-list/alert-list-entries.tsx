import type { ReactNode } from 'react';
import { Icon } from '../../components/icon/index.ts';
import { AlertCard, type AlertTexts, lookOf } from '../alert-card/index.ts';
import * as css from './alert-list.css.ts';

/** An alert and what tells it apart. */
export interface AlertEntry extends AlertTexts {
  readonly id: string;
  /** Reads it aloud: a ReadAloudButton. Left out where only titles are shown. */
  readonly listen?: ReactNode;
}

interface EntriesProps {
  alerts: readonly AlertEntry[];
}

/** Whole alerts, card by card. */
export function AlertCards({ alerts }: EntriesProps) {
  return (
    <ul className={css.list}>
      {alerts.map(({ id, ...alert }) => (
        <li key={id}>
          <AlertCard {...alert} />
        </li>
      ))}
    </ul>
  );
}

/** Titles only, line by line. */
export function AlertLines({ alerts }: EntriesProps) {
  return (
    <ul className={css.compact}>
      {alerts.map(({ id, title, severity, severityLabel, timeAgo }) => (
        <li key={id} data-severity={severity} className={css.entry}>
          <Icon of={lookOf(severity).icon} size="medium" />
          <span className={css.words}>
            <span className={css.title}>{title}</span>
            <span className={css.quiet}>
              {severityLabel}, {timeAgo}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
