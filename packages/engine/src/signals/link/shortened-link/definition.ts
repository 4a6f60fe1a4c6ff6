import { RISK_INTERVIEW } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'shortened-link',
  kinds: ['link'],
  weight: 60,
  level: 'caution',
  advice: ['ask-where-it-leads', 'do-not-type-secrets'],
  adviceInDoubt: ['ask-where-it-leads', 'do-not-type-secrets'],
  sources: [RISK_INTERVIEW],
});
