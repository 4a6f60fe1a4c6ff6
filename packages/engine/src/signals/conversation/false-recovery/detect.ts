import { asserted, has } from '../../../text/matching.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const falseRecovery = signal(definition, (text) => {
  const isOffered =
    has(text, 'call-me', 'other-channel', 'pay', 'fee', 'follow') ||
    text.phones.length + text.links.length > 0;
  const span = isOffered && !has(text, 'warning', 'by-hand') ? asserted(text, 'recovery') : undefined;
  return span === undefined ? ABSENT : seen({}, { span });
});
