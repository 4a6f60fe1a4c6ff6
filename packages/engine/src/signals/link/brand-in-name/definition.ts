import { OPENPHISH_COUNTS, RISK_INTERVIEW } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'brand-in-name',
  kinds: ['link'],
  weight: 48,
  level: 'danger',
  advice: ['do-not-open', 'type-address-yourself', 'check-with-company'],
  sources: [OPENPHISH_COUNTS, RISK_INTERVIEW],
});
