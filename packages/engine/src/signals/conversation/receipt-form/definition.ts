import { RISK_INTERVIEW, WARNINGS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'receipt-form',
  kinds: ['conversation'],
  weight: 0,
  level: 'info',
  advice: ['check-balance-yourself', 'do-not-send-back'],
  sources: [RISK_INTERVIEW, WARNINGS],
});
