import { has, together } from '../../../text/matching.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const parcelTrap = signal(definition, (text) => {
  const span = together(text, ['parcel', 'parcel-trouble'], 30) ?? together(text, ['parcel', 'fee'], 30);
  const isPressed =
    text.links.length > 0 || has(text, 'link', 'follow') || (has(text, 'fee') && has(text, 'pay', 'send'));
  return span === undefined || !isPressed || has(text, 'by-hand', 'warning') ? ABSENT : seen({}, { span });
});
