import { RISK_INTERVIEW } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'credentials-before-at',
  kinds: ['link'],
  weight: 50,
  level: 'danger',
  advice: ['do-not-open', 'type-address-yourself'],
  sources: [RISK_INTERVIEW],
});
