import { RISK_INTERVIEW, WARNINGS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'payment-first',
  kinds: ['conversation'],
  weight: 42,
  level: 'danger',
  advice: ['do-not-pay-first', 'ask-someone-trusted', 'stop-answering'],
  sources: [RISK_INTERVIEW, WARNINGS],
});
