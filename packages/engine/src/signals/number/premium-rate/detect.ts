import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const premiumRate = signal(definition, ({ dialled }) =>
  dialled.form === 'phone' && dialled.phone.isCostly
    ? seen({ number: dialled.phone.shown }, { span: dialled.phone.span })
    : ABSENT,
);
