import { RISK_INTERVIEW } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'mail-sender-not-proven',
  kinds: ['conversation'],
  weight: 40,
  level: 'danger',
  advice: ['check-with-company', 'do-not-open'],
  sources: [RISK_INTERVIEW],
});
