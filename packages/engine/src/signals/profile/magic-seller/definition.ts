import { RISK_INTERVIEW } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'magic-seller',
  kinds: ['profile'],
  weight: 40,
  level: 'danger',
  advice: ['stop-answering', 'do-not-pay-first', 'ask-someone-trusted'],
  sources: [RISK_INTERVIEW],
});
