import { RISK_INTERVIEW } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'program-download',
  kinds: ['link'],
  weight: 40,
  level: 'danger',
  advice: ['do-not-install', 'do-not-open'],
  sources: [RISK_INTERVIEW],
});
