import { RISK_INTERVIEW, WARNINGS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'asks-secret-code',
  kinds: ['conversation'],
  weight: 60,
  level: 'danger',
  floor: 80,
  advice: ['do-not-share-code', 'stop-answering'],
  sources: [RISK_INTERVIEW, WARNINGS],
});
