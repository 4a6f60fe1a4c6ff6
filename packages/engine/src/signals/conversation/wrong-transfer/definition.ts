import { RISK_INTERVIEW, WARNINGS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'wrong-transfer',
  kinds: ['conversation'],
  weight: 55,
  level: 'danger',
  advice: ['do-not-send-back', 'check-balance-yourself', 'stop-answering'],
  sources: [RISK_INTERVIEW, WARNINGS],
});
