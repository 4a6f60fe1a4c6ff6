import { COMPANIES_OWN, RISK_INTERVIEW } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'mail-name-not-address',
  kinds: ['conversation'],
  weight: 45,
  level: 'danger',
  advice: ['check-with-company', 'do-not-open'],
  sources: [RISK_INTERVIEW, COMPANIES_OWN],
});
