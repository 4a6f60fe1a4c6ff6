import { RISKY_ENDINGS } from '../../../knowledge/risky-endings.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

/** The more phishing domains were counted under an ending, the more of the weight it gets. */
const STEPS = [
  { from: 1_000, share: 1 },
  { from: 150, share: 0.8 },
  { from: 40, share: 0.6 },
  { from: 0, share: 0.4 },
] as const;

export const riskyEnding = signal(definition, ({ address, spanOf }) => {
  const ending =
    address.givenBy === 'registry'
      ? address.suffix
      : address.suffix.slice(address.suffix.lastIndexOf('.') + 1);
  const count =
    address.givenBy === 'registry' && Object.hasOwn(RISKY_ENDINGS, ending)
      ? RISKY_ENDINGS[ending]
      : undefined;
  if (count === undefined) return ABSENT;
  const share = STEPS.find(({ from }) => count >= from)?.share ?? 0;
  return seen({ ending }, { share, span: spanOf(`.${ending}`) });
});
