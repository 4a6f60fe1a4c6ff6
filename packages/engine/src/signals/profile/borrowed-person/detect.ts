import { ABSENT, seen, signal, undecided } from '../../signal.ts';
import { definition } from './definition.ts';

/** A well-known person's or foundation's name with a promise; the name alone may be an admirer's page. */
const OFFERS = new Set(['promise', 'service', 'loan', 'job', 'invest']);

export const borrowedPerson = signal(definition, ({ hints, spanOf }) => {
  const person = hints.find(({ topic }) => topic === 'borrowed-name');
  if (person === undefined) return ABSENT;
  const about = { name: person.name ?? person.phrase };
  return hints.some(({ topic }) => OFFERS.has(topic))
    ? seen(about, { span: spanOf(person.phrase) })
    : undecided(about);
});
