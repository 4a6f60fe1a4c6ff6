import { demand, has, order, together } from '../../../text/matching.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const accountTrap = signal(definition, (text) => {
  if (has(text, 'by-hand', 'own-channel', 'warning')) return ABSENT;
  const trouble = together(text, ['account', 'account-trouble'], 16);
  if (trouble === undefined) return ABSENT;
  const hasLink = text.links.length > 0 || has(text, 'link');
  const isPressed =
    demand(text, 'act-on-account', 'account', 16) ??
    (hasLink || order(text, 'follow') || order(text, 'call-me') ? trouble : undefined);
  return isPressed === undefined ? ABSENT : seen({}, { span: trouble });
});
