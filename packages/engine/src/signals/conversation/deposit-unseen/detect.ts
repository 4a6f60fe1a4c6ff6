import { demand, has, together } from '../../../text/matching.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const depositUnseen = signal(definition, (text) => {
  if (!has(text, 'sale', 'rent') || has(text, 'by-hand', 'reassuring', 'warning')) return ABSENT;
  const span =
    demand(text, 'pay', 'deposit', 10) ??
    demand(text, 'send', 'deposit', 10) ??
    together(text, ['deposit', 'this-number'], 20);
  return span === undefined ? ABSENT : seen({}, { span });
});
