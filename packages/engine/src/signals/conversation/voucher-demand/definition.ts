import { RISK_INTERVIEW, WARNINGS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'voucher-demand',
  kinds: ['conversation'],
  weight: 48,
  level: 'danger',
  advice: ['do-not-pay-first', 'stop-answering'],
  sources: [RISK_INTERVIEW, WARNINGS],
});
