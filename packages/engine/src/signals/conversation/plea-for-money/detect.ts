import { demand, has, together } from '../../../text/matching.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const pleaForMoney = signal(definition, (text) => {
  const trouble = together(text, ['emergency', 'money'], 30);
  const span =
    trouble && has(text, 'this-number') && !has(text, 'by-hand')
      ? demand(text, 'send', 'money', 10)
      : undefined;
  return span === undefined ? ABSENT : seen({}, { span });
});
