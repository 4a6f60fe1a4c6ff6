import { RISK_INTERVIEW, WARNINGS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'false-urgency',
  kinds: ['conversation'],
  weight: 10,
  level: 'caution',
  advice: ['ask-someone-trusted'],
  sources: [RISK_INTERVIEW, WARNINGS],
});
