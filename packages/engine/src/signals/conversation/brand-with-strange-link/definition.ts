import { RISK_INTERVIEW, WARNINGS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'brand-with-strange-link',
  kinds: ['conversation'],
  weight: 40,
  level: 'danger',
  advice: ['do-not-open', 'type-address-yourself', 'check-with-company'],
  sources: [RISK_INTERVIEW, WARNINGS],
});
