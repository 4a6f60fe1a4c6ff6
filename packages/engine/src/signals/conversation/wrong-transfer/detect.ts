import { has, order, together } from '../../../text/matching.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const wrongTransfer = signal(definition, (text) => {
  const story = together(text, ['mistake', 'sent-money'], 30) ?? together(text, ['mistake', 'money'], 30);
  const span = story && !has(text, 'by-hand') && order(text, 'send-back') ? story : undefined;
  return span === undefined ? ABSENT : seen({}, { span });
});
