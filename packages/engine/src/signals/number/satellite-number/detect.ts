import { NETWORKS_WITHOUT_COUNTRY } from '../../../knowledge/costly-numbers.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

/** Calls to satellites and world-wide networks are dear. Part of their price may go to the person called. */
export const satelliteNumber = signal(definition, ({ dialled }) =>
  dialled.form === 'phone' && NETWORKS_WITHOUT_COUNTRY.has(dialled.phone.callingCode)
    ? seen({ number: dialled.phone.shown }, { span: dialled.phone.span })
    : ABSENT,
);
