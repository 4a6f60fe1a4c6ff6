import { OPENPHISH_COUNTS, RISK_INTERVIEW } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'brand-under-other-ending',
  kinds: ['link'],
  weight: 45,
  level: 'danger',
  advice: ['do-not-open', 'type-address-yourself', 'check-with-company'],
  adviceInDoubt: ['check-with-company', 'do-not-type-secrets'],
  sources: [OPENPHISH_COUNTS, RISK_INTERVIEW],
});
