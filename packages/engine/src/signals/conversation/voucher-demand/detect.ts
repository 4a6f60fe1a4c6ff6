import { demand } from '../../../text/matching.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const voucherDemand = signal(definition, (text) => {
  const span = demand(text, 'buy', 'voucher', 8) ?? demand(text, 'tell', 'voucher', 8);
  return span === undefined ? ABSENT : seen({}, { span });
});
