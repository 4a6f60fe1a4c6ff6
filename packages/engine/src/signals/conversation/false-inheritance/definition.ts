import { RISK_INTERVIEW, WARNINGS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'false-inheritance',
  kinds: ['conversation'],
  weight: 48,
  level: 'danger',
  advice: ['stop-answering', 'do-not-pay-first', 'do-not-share-identity'],
  sources: [RISK_INTERVIEW, WARNINGS],
});
