import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

/** Most domains of swindlers are used within days of their registration; an honest one is new only once. */
const NEW_FOR_DAYS = 30;

export const newDomain = signal(definition, ({ known: { registeredDays: days } }) =>
  days !== undefined && days >= 0 && days < NEW_FOR_DAYS
    ? seen({ days: String(Math.floor(days) + 1) })
    : ABSENT,
);
