import { FRENCH_MARKETING_PREFIXES } from '../../../knowledge/missed-call-countries.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const marketingNumber = signal(definition, ({ dialled }) =>
  dialled.form === 'phone' &&
  dialled.phone.callingCode === '33' &&
  FRENCH_MARKETING_PREFIXES.some((prefix) => dialled.phone.national.startsWith(prefix))
    ? seen({}, { span: dialled.phone.span })
    : ABSENT,
);
