import { has, order, together } from '../../../text/matching.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const falseAuthority = signal(definition, (text) => {
  const claim = together(text, ['authority', 'threat'], 25) ?? together(text, ['authority', 'fine'], 25);
  const isPressed =
    order(text, 'pay') ??
    (text.links.length > 0 || has(text, 'other-channel', 'voucher') ? claim : undefined);
  return claim === undefined || isPressed === undefined || has(text, 'by-hand', 'warning')
    ? ABSENT
    : seen({}, { span: claim });
});
