import { RISK_INTERVIEW } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'double-file-ending',
  kinds: ['link'],
  weight: 35,
  level: 'danger',
  advice: ['do-not-open', 'do-not-install'],
  sources: [RISK_INTERVIEW],
});
