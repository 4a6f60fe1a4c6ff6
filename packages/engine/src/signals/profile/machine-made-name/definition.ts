import { RISK_INTERVIEW } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'machine-made-name',
  kinds: ['profile'],
  weight: 15,
  level: 'caution',
  advice: ['ask-someone-trusted'],
  sources: [RISK_INTERVIEW],
});
