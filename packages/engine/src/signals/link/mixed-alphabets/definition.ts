import { RISK_INTERVIEW } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'mixed-alphabets',
  kinds: ['link'],
  weight: 35,
  level: 'caution',
  advice: ['do-not-open', 'compare-letters'],
  sources: [RISK_INTERVIEW],
});
