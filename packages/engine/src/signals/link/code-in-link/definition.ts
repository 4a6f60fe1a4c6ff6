import { RISK_INTERVIEW } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'code-in-link',
  kinds: ['link'],
  weight: 75,
  level: 'danger',
  advice: ['do-not-open', 'stop-answering'],
  adviceInDoubt: ['ask-where-it-leads', 'do-not-open'],
  sources: [RISK_INTERVIEW],
});
