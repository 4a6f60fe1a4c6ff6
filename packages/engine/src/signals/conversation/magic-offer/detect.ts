import { asserted, has } from '../../../text/matching.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const magicOffer = signal(definition, (text) => {
  const isOffered = has(text, 'call-me', 'gain', 'other-channel', 'pay', 'claim') || text.phones.length > 0;
  const span = isOffered && !has(text, 'warning') ? asserted(text, 'magic') : undefined;
  return span === undefined ? ABSENT : seen({}, { span });
});
