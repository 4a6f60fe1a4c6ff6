import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const assumedCountry = signal(definition, ({ dialled }) =>
  dialled.form === 'phone' && dialled.phone.isCountryAssumed && dialled.phone.country !== undefined
    ? seen({ country: dialled.phone.country })
    : ABSENT,
);
