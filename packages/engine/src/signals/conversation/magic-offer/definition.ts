import { RISK_INTERVIEW, WARNINGS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'magic-offer',
  kinds: ['conversation'],
  weight: 42,
  level: 'danger',
  advice: ['stop-answering', 'do-not-pay-first', 'ask-someone-trusted'],
  sources: [RISK_INTERVIEW, WARNINGS],
});
