import { RISK_INTERVIEW, WARNINGS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'account-trap',
  kinds: ['conversation'],
  weight: 42,
  level: 'danger',
  advice: ['do-not-open', 'type-address-yourself', 'do-not-share-code'],
  sources: [RISK_INTERVIEW, WARNINGS],
});
