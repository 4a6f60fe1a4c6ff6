import { officialLinesOf } from '../../../phone/official-lines-of.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

/** Neighbours have the same short number for different services. */
export const officialLine = signal(definition, ({ dialled }) => {
  const lines = officialLinesOf(dialled);
  if (lines.length === 0 || dialled.form === 'menu-code') return ABSENT;
  const owners = [...new Set(lines.map(({ owner }) => owner))].join(', ');
  const countries = [...new Set(lines.map(({ country }) => country))].join(' ');
  const span = dialled.form === 'short' ? dialled.span : dialled.phone.span;
  return seen({ owner: owners, country: countries }, { span });
});
