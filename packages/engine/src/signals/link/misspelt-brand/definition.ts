import { OPENPHISH_COUNTS, RISK_INTERVIEW } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'misspelt-brand',
  kinds: ['link'],
  weight: 48,
  level: 'danger',
  advice: ['do-not-open', 'compare-letters', 'type-address-yourself'],
  sources: [OPENPHISH_COUNTS, RISK_INTERVIEW],
});
