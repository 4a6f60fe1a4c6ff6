import { officialLinesOf } from '../../../phone/official-lines-of.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const shortNumber = signal(definition, ({ dialled }) =>
  dialled.form === 'short' && officialLinesOf(dialled).length === 0
    ? seen({ number: dialled.digits }, { span: dialled.span })
    : ABSENT,
);
