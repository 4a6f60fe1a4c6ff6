import { OPENPHISH_COUNTS, RISK_INTERVIEW } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'brand-in-path',
  kinds: ['link'],
  weight: 20,
  level: 'caution',
  advice: ['do-not-type-secrets', 'type-address-yourself', 'check-with-company'],
  sources: [OPENPHISH_COUNTS, RISK_INTERVIEW],
});
