import { RISK_INTERVIEW, WARNINGS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'parcel-trap',
  kinds: ['conversation'],
  weight: 42,
  level: 'danger',
  advice: ['do-not-open', 'check-with-company', 'do-not-pay-first'],
  sources: [RISK_INTERVIEW, WARNINGS],
});
