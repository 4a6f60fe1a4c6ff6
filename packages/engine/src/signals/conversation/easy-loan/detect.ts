import { has, together } from '../../../text/matching.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const easyLoan = signal(definition, (text) => {
  const span = together(text, ['loan', 'easy-loan'], 25);
  const hasChannel =
    text.links.length + text.phones.length > 0 || has(text, 'other-channel', 'call-me', 'fee', 'link');
  return span === undefined || !hasChannel || has(text, 'warning', 'by-hand') ? ABSENT : seen({}, { span });
});
