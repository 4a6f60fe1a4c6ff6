import { RISK_INTERVIEW, WARNINGS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'wallet-drain',
  kinds: ['conversation'],
  weight: 45,
  level: 'danger',
  advice: ['do-not-open', 'do-not-share-code'],
  sources: [RISK_INTERVIEW, WARNINGS],
});
