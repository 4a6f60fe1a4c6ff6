import { demand, has, together } from '../../../text/matching.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const loveForMoney = signal(definition, (text) => {
  const plea =
    demand(text, 'send', 'money', 12) ??
    together(text, ['voucher', 'send'], 12) ??
    together(text, ['romance', 'fee'], 30);
  const span =
    has(text, 'romance') &&
    (has(text, 'emergency', 'parcel', 'fee', 'voucher', 'secrecy', 'million') || has(text, 'other-channel'))
      ? plea
      : undefined;
  return span === undefined ? ABSENT : seen({}, { span });
});
