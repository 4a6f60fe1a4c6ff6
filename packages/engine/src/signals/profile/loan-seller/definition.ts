import { RISK_INTERVIEW } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'loan-seller',
  kinds: ['profile'],
  weight: 40,
  level: 'caution',
  advice: ['do-not-pay-first', 'do-not-share-identity'],
  sources: [RISK_INTERVIEW],
});
