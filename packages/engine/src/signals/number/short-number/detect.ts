import { OFFICIAL_LINES } from '../../../knowledge/official-lines.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const shortNumber = signal(definition, ({ dialled }) =>
  dialled.form === 'short' && OFFICIAL_LINES.every(({ number }) => number !== dialled.digits)
    ? seen({ number: dialled.digits }, { span: dialled.span })
    : ABSENT,
);
