import { has, together } from '../../../text/matching.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const falsePrize = signal(definition, (text) => {
  if (has(text, 'warning', 'by-hand')) return ABSENT;
  const hasChannel =
    text.links.length + text.phones.length > 0 || has(text, 'link', 'other-channel', 'secret', 'fee');
  const span =
    together(text, ['prize', 'claim', 'call-me'], 25) ??
    (hasChannel
      ? (together(text, ['prize', 'claim'], 30) ?? together(text, ['prize', 'follow'], 30))
      : undefined);
  return span === undefined ? ABSENT : seen({}, { span });
});
