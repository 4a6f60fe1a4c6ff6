import { RISK_INTERVIEW } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'brand-name-profile',
  kinds: ['profile'],
  weight: 0,
  level: 'info',
  advice: ['check-with-company'],
  adviceInDoubt: ['check-with-company', 'do-not-share-code', 'do-not-pay-first'],
  sources: [RISK_INTERVIEW],
});
