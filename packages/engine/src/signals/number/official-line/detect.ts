import { OFFICIAL_LINES } from '../../../knowledge/official-lines.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const officialLine = signal(definition, ({ dialled }) => {
  if (dialled.form === 'menu-code') return ABSENT;
  const number = dialled.form === 'short' ? dialled.digits : dialled.phone.e164;
  const line = OFFICIAL_LINES.find((known) => known.number === number);
  const span = dialled.form === 'short' ? dialled.span : dialled.phone.span;
  return line === undefined ? ABSENT : seen({ owner: line.owner, country: line.country }, { span });
});
