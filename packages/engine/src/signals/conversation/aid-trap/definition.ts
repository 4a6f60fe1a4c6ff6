import { RISK_INTERVIEW, WARNINGS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'aid-trap',
  kinds: ['conversation'],
  weight: 32,
  level: 'danger',
  advice: ['do-not-open', 'do-not-share-identity', 'check-with-company'],
  sources: [RISK_INTERVIEW, WARNINGS],
});
