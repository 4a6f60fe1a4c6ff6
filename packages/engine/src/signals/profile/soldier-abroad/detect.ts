import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

/** Places and institutions alone are in the news; with a rank somebody claims to serve there. */
const NEEDS_RANK = /^(?:onu|syria|syrie|yemen|afghanistan|irak|iraq|ukraine|somalie|somalia)$/;

/** A soldier, a doctor of an army or a peacekeeper far away, whom nobody can meet: the role of most swindles by love. */
export const soldierAbroad = signal(definition, ({ hints, spanOf }) => {
  const hasRank = hints.some(({ topic }) => topic === 'rank');
  const mission = hints.find(
    ({ topic, phrase }) => topic === 'mission' && (hasRank || !NEEDS_RANK.test(phrase)),
  );
  return mission === undefined ? ABSENT : seen({ word: mission.phrase }, { span: spanOf(mission.phrase) });
});
