import { RISK_INTERVIEW } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'lure-words',
  kinds: ['link'],
  weight: 28,
  level: 'caution',
  advice: ['do-not-type-secrets', 'check-with-company'],
  sources: [RISK_INTERVIEW],
});
