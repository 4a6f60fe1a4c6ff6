import { RISK_INTERVIEW } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'investment-seller',
  kinds: ['profile'],
  weight: 35,
  level: 'caution',
  advice: ['do-not-pay-first', 'ask-someone-trusted'],
  sources: [RISK_INTERVIEW],
});
