import { RISK_INTERVIEW, WARNINGS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'guided-dialling',
  kinds: ['conversation'],
  weight: 42,
  level: 'danger',
  advice: ['hang-up', 'do-not-dial', 'do-not-share-code'],
  sources: [RISK_INTERVIEW, WARNINGS],
});
