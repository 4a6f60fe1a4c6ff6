import { RISK_INTERVIEW } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'hidden-characters',
  kinds: ['link'],
  weight: 25,
  level: 'caution',
  advice: ['do-not-open', 'type-address-yourself'],
  sources: [RISK_INTERVIEW],
});
