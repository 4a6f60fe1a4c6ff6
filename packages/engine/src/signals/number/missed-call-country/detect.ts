import {
  MISSED_CALL_COUNTRIES,
  MISSED_CALL_COUNTRIES_OF_AUTHORITIES,
} from '../../../knowledge/missed-call-countries.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

/** A country that only the press reports counts a third: most calls from there are honest. */
const ONLY_PRESS = 1 / 3;

export const missedCallCountry = signal(definition, ({ dialled }) => {
  if (dialled.form !== 'phone' || dialled.phone.country === undefined) return ABSENT;
  const { country, callingCode, span } = dialled.phone;
  if (MISSED_CALL_COUNTRIES_OF_AUTHORITIES.has(country)) return seen({ country }, { span });
  return MISSED_CALL_COUNTRIES.has(callingCode) ? seen({ country }, { span, share: ONLY_PRESS }) : ABSENT;
});
