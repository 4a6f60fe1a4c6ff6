import { ABSENT, seen, signal, undecided } from '../../signal.ts';
import { definition } from './definition.ts';

/** The police and courts neither offer help, nor send summons, nor open accounts for complaints by chat. */
const OFFERS = new Set(['promise', 'service', 'loan', 'job', 'recovery', 'procedure']);

/**
 * A bare rank may be a nickname. A bare institution may be its own page. A rank together with an institution is a person who
 * claims to be it.
 */
export const borrowedAuthority = signal(definition, ({ hints, spanOf }) => {
  const authorities = hints.filter(({ topic }) => topic === 'authority');
  const [authority] = authorities;
  if (authority === undefined) return ABSENT;
  const about = { word: authority.phrase };
  const isOffering = hints.some(({ topic, phrase }) => OFFERS.has(topic) && phrase !== authority.phrase);
  const isPerson = hints.some(
    ({ topic, phrase }) =>
      topic === 'rank' && authorities.some((institution) => institution.phrase !== phrase),
  );
  return isOffering || isPerson ? seen(about, { span: spanOf(authority.phrase) }) : undecided(about);
});
