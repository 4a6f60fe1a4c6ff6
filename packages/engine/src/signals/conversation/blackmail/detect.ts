import { has, together } from '../../../text/matching.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

/** A court's summons threatens too, but names no price to be sent. */
function isOfCourt(text: Parameters<typeof has>[0]): boolean {
  return has(text, 'authority') && !has(text, 'intimate');
}

export const blackmail = signal(definition, (text) => {
  const shame = together(text, ['intimate', 'threat'], 40);
  const price = has(text, 'pay', 'send', 'voucher', 'million') || has(text, 'money');
  const span = shame ?? (has(text, 'pay', 'send') ? together(text, ['threat', 'money'], 25) : undefined);
  return span === undefined || !price || has(text, 'warning', 'by-hand') || isOfCourt(text)
    ? ABSENT
    : seen({}, { span });
});
