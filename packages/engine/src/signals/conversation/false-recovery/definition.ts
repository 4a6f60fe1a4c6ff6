import { RISK_INTERVIEW, WARNINGS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'false-recovery',
  kinds: ['conversation'],
  weight: 45,
  level: 'danger',
  advice: ['stop-answering', 'do-not-pay-first', 'keep-evidence'],
  sources: [RISK_INTERVIEW, WARNINGS],
});
