import { RISK_INTERVIEW } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'borrowed-authority',
  kinds: ['profile'],
  weight: 35,
  level: 'caution',
  advice: ['stop-answering', 'hang-up', 'do-not-give-in'],
  adviceInDoubt: ['check-with-company', 'do-not-pay-first'],
  sources: [RISK_INTERVIEW],
});
