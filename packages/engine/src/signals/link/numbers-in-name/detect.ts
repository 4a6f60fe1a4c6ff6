import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

/** A year or a department in a name is ordinary; a row of other digits is how names are made by the dozen. */
const ORDINARY = /^(?:19|20)\d\d$/;

export const numbersInName = signal(definition, ({ address, spanOf }) => {
  if (address.isIp || address.givenBy === 'state') return ABSENT;
  const digits = address.shownHost
    .slice(0, -address.suffix.length)
    .match(/\d{3,}/g)
    ?.find((run) => !ORDINARY.test(run));
  return digits === undefined
    ? ABSENT
    : seen({ digits }, { span: spanOf(digits), share: digits.length > 3 ? 1 : 0.6 });
});
