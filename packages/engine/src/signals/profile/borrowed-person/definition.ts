import { RISK_INTERVIEW } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'borrowed-person',
  kinds: ['profile'],
  weight: 45,
  level: 'danger',
  advice: ['stop-answering', 'do-not-pay-first', 'do-not-share-identity'],
  adviceInDoubt: ['ask-someone-trusted', 'do-not-pay-first'],
  sources: [RISK_INTERVIEW],
});
