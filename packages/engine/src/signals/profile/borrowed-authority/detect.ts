import { ABSENT, seen, signal, undecided } from '../../signal.ts';
import { definition } from './definition.ts';

/** The police and courts neither offer help nor open accounts for complaints by chat; a bare rank may be a nickname. */
const OFFERS = new Set(['promise', 'service', 'loan', 'job', 'recovery']);

export const borrowedAuthority = signal(definition, ({ hints, spanOf }) => {
  const authority = hints.find(({ topic }) => topic === 'authority');
  if (authority === undefined) return ABSENT;
  const about = { word: authority.phrase };
  const offers = hints.some(({ topic, phrase }) => OFFERS.has(topic) && phrase !== authority.phrase);
  return offers ? seen(about, { span: spanOf(authority.phrase) }) : undecided(about);
});
