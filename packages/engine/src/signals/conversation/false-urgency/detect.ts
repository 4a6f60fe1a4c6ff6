import { asserted, has } from '../../../text/matching.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

/** Hurry counts beside a demand. */
const PRESSED = ['send', 'send-back', 'pay', 'follow', 'act-on-account', 'secret'] as const;

export const falseUrgency = signal(definition, (text) => {
  const span =
    PRESSED.some((concept) => has(text, concept)) || text.links.length > 0
      ? asserted(text, 'urgent')
      : undefined;
  return span === undefined ? ABSENT : seen({}, { span });
});
