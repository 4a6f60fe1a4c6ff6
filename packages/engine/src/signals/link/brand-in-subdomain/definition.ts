import { OPENPHISH_COUNTS, RISK_INTERVIEW } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'brand-in-subdomain',
  kinds: ['link'],
  weight: 50,
  level: 'danger',
  advice: ['do-not-open', 'type-address-yourself', 'check-with-company'],
  sources: [OPENPHISH_COUNTS, RISK_INTERVIEW],
});
