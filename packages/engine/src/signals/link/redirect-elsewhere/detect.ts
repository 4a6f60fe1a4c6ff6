import { redirectTarget } from '../../../address/redirect-target.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

/** The place it leads to is judged too, by the same signals. */
export const redirectElsewhere = signal(definition, ({ address }) => {
  const target = redirectTarget(address);
  return target === undefined || target.site === address.site ? ABSENT : seen({ site: target.site });
});
