import { MISSED_CALL_COUNTRIES } from '../../../knowledge/missed-call-countries.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const missedCallCountry = signal(definition, ({ dialled }) =>
  dialled.form === 'phone' &&
  MISSED_CALL_COUNTRIES.has(dialled.phone.callingCode) &&
  dialled.phone.country !== undefined
    ? seen({ country: dialled.phone.country }, { span: dialled.phone.span })
    : ABSENT,
);
