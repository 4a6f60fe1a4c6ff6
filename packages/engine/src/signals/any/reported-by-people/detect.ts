import { ABSENT, seen, signal, undecided } from '../../signal.ts';
import { definition } from './definition.ts';

/** One or two people may be mistaken, or mean harm. */
const ENOUGH_PEOPLE = 3;

export const reportedByPeople = signal(definition, ({ known }) => {
  const count = known.reports?.count ?? 0;
  if (!(count >= 1)) return ABSENT;
  const about = { count: String(Math.floor(count)) };
  return count >= ENOUGH_PEOPLE ? seen(about) : undecided(about);
});
