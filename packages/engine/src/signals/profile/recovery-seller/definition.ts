import { RISK_INTERVIEW } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'recovery-seller',
  kinds: ['profile'],
  weight: 45,
  level: 'danger',
  advice: ['stop-answering', 'do-not-pay-first', 'keep-evidence'],
  sources: [RISK_INTERVIEW],
});
