import { isRepaid } from '../../../everyday/repaid.ts';
import { demand, has, together } from '../../../text/matching.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

/** What is promised for the payment. An ordinary bill promises nothing. */
const STORIES = [
  'prize',
  'aid',
  'job',
  'loan',
  'parcel',
  'inheritance',
  'recovery',
  'invest',
  'romance',
  'travel',
  'authority',
  'million',
] as const;

export const paymentFirst = signal(definition, (text) => {
  if (has(text, 'by-hand', 'no-fee') || !STORIES.some((story) => has(text, story))) return ABSENT;
  // The fee of a loan is taken when it is paid back, and nobody is named to whom it would go before.
  const isOfLoan = isRepaid(text) && text.phones.length + text.links.length === 0;
  if (isOfLoan && STORIES.every((story) => story === 'loan' || !has(text, story))) return ABSENT;
  const span =
    together(text, ['fee', 'before-getting'], 16) ??
    demand(text, 'pay', 'fee', 10) ??
    (has(text, 'fee') ? together(text, ['fee', 'this-number'], 20) : undefined);
  return span === undefined ? ABSENT : seen({}, { span });
});
