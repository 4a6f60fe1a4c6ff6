import { RISK_INTERVIEW, WARNINGS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'easy-loan',
  kinds: ['conversation'],
  weight: 36,
  level: 'danger',
  advice: ['do-not-pay-first', 'do-not-share-identity'],
  sources: [RISK_INTERVIEW, WARNINGS],
});
