import { OPENPHISH_COUNTS, RISK_INTERVIEW } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'lookalike-letters',
  kinds: ['link'],
  weight: 54,
  level: 'danger',
  advice: ['do-not-open', 'compare-letters', 'type-address-yourself'],
  sources: [OPENPHISH_COUNTS, RISK_INTERVIEW],
});
