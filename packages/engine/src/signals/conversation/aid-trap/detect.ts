import { asserted, has, together } from '../../../text/matching.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const aidTrap = signal(definition, (text) => {
  const span =
    together(text, ['aid', 'claim'], 30) ??
    together(text, ['aid', 'follow'], 30) ??
    together(text, ['aid', 'act-on-account'], 30);
  const hasChannel =
    text.links.length + text.phones.length > 0 ||
    has(text, 'link', 'other-channel') ||
    asserted(text, 'secret') !== undefined;
  return span === undefined || !hasChannel || has(text, 'by-hand', 'warning') ? ABSENT : seen({}, { span });
});
