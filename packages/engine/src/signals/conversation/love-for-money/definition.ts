import { RISK_INTERVIEW, WARNINGS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'love-for-money',
  kinds: ['conversation'],
  weight: 38,
  level: 'danger',
  advice: ['do-not-pay-first', 'ask-someone-trusted', 'keep-evidence'],
  sources: [RISK_INTERVIEW, WARNINGS],
});
