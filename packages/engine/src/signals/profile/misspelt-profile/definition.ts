import { RISK_INTERVIEW } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'misspelt-profile',
  kinds: ['profile'],
  weight: 45,
  level: 'danger',
  advice: ['stop-answering', 'compare-letters', 'check-with-company'],
  sources: [RISK_INTERVIEW],
});
