import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const numberOrigin = signal(definition, ({ dialled }) =>
  dialled.form === 'phone' && dialled.phone.state === 'fits' && dialled.phone.country !== undefined
    ? seen({ number: dialled.phone.shown, country: dialled.phone.country })
    : ABSENT,
);
