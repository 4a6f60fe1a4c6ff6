import { RISK_INTERVIEW } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'invitation-link',
  kinds: ['link'],
  weight: 30,
  level: 'caution',
  advice: ['ask-someone-trusted', 'do-not-pay-first'],
  adviceInDoubt: ['ask-someone-trusted', 'do-not-pay-first', 'do-not-share-code'],
  sources: [RISK_INTERVIEW],
});
