import { RISK_INTERVIEW, WARNINGS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'deposit-unseen',
  kinds: ['conversation'],
  weight: 34,
  level: 'caution',
  advice: ['do-not-pay-first', 'ask-someone-trusted'],
  sources: [RISK_INTERVIEW, WARNINGS],
});
