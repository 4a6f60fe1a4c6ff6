import { addressesInLink } from '../../../address/find-addresses.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

/** No evidence by itself: what counts is the address to which a short link leads. */
export const leadsTo = signal(definition, ({ known }) => {
  const site = known.leadsTo === undefined ? undefined : addressesInLink(known.leadsTo)[0]?.shownHost;
  return site ? seen({ site }) : ABSENT;
});
