import { has, order, together } from '../../../text/matching.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const familyEmergency = signal(definition, (text) => {
  const claim =
    together(text, ['family', 'new-number'], 30) ??
    (order(text, 'send') ? together(text, ['family', 'emergency'], 25) : undefined);
  const isPressed =
    has(text, 'money', 'other-channel', 'urgent', 'voucher') || order(text, 'call-me') || order(text, 'send');
  return claim === undefined || !isPressed || has(text, 'by-hand', 'reassuring')
    ? ABSENT
    : seen({}, { span: claim });
});
