import { RISK_INTERVIEW, WARNINGS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'fine-trap',
  kinds: ['conversation'],
  weight: 42,
  level: 'danger',
  advice: ['do-not-open', 'do-not-pay-first', 'check-with-company'],
  sources: [RISK_INTERVIEW, WARNINGS],
});
