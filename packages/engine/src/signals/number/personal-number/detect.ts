import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

/** British "personal numbers" look like mobile numbers, are rented without proof of who one is, and ring anywhere in the world. */
export const personalNumber = signal(definition, ({ dialled }) =>
  dialled.form === 'phone' &&
  dialled.phone.callingCode === '44' &&
  dialled.phone.national.startsWith('70') &&
  dialled.phone.state === 'fits'
    ? seen({ number: dialled.phone.shown }, { span: dialled.phone.span })
    : ABSENT,
);
