import { RISK_INTERVIEW, WARNINGS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'plea-for-money',
  kinds: ['conversation'],
  weight: 34,
  level: 'caution',
  advice: ['call-known-number', 'do-not-pay-first'],
  sources: [RISK_INTERVIEW, WARNINGS],
});
