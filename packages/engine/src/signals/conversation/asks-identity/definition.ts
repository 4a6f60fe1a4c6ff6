import { RISK_INTERVIEW, WARNINGS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'asks-identity',
  kinds: ['conversation'],
  weight: 25,
  level: 'caution',
  advice: ['do-not-share-identity', 'check-with-company'],
  sources: [RISK_INTERVIEW, WARNINGS],
});
