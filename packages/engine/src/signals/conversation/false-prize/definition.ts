import { RISK_INTERVIEW, WARNINGS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'false-prize',
  kinds: ['conversation'],
  weight: 38,
  level: 'danger',
  advice: ['do-not-pay-first', 'do-not-share-code', 'stop-answering'],
  sources: [RISK_INTERVIEW, WARNINGS],
});
