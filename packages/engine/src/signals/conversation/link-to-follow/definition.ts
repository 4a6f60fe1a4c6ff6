import { RISK_INTERVIEW, WARNINGS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'link-to-follow',
  kinds: ['conversation'],
  weight: 30,
  level: 'caution',
  advice: ['do-not-open', 'type-address-yourself'],
  sources: [RISK_INTERVIEW, WARNINGS],
});
