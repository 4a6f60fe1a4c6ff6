import { has, order, together } from '../../../text/matching.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const fineTrap = signal(definition, (text) => {
  const hasLink = text.links.length > 0 || has(text, 'link');
  const span =
    hasLink || has(text, 'follow')
      ? (together(text, ['fine', 'pay'], 30) ?? together(text, ['fine', 'link'], 40) ?? order(text, 'follow'))
      : undefined;
  return span === undefined || !has(text, 'fine') || has(text, 'by-hand', 'warning')
    ? ABSENT
    : seen({}, { span });
});
