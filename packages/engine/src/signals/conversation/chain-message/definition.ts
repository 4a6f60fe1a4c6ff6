import { RISK_INTERVIEW, WARNINGS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'chain-message',
  kinds: ['conversation'],
  weight: 28,
  level: 'caution',
  advice: ['do-not-open', 'ask-someone-trusted'],
  sources: [RISK_INTERVIEW, WARNINGS],
});
