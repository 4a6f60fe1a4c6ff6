import { receiptIn } from '../../../everyday/receipt.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const receiptForm = signal(definition, (text) => {
  const span = receiptIn(text);
  return span === undefined ? ABSENT : seen({}, { span });
});
