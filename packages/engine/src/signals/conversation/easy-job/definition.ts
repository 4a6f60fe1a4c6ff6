import { RISK_INTERVIEW, WARNINGS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'easy-job',
  kinds: ['conversation'],
  weight: 32,
  level: 'caution',
  advice: ['do-not-pay-first', 'do-not-share-identity', 'check-with-company'],
  sources: [RISK_INTERVIEW, WARNINGS],
});
