import { RISK_INTERVIEW } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'redirect-elsewhere',
  kinds: ['link'],
  weight: 8,
  level: 'info',
  advice: ['ask-where-it-leads'],
  sources: [RISK_INTERVIEW],
});
