import { RISK_INTERVIEW, WARNINGS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'false-authority',
  kinds: ['conversation'],
  weight: 42,
  level: 'danger',
  advice: ['hang-up', 'do-not-give-in', 'check-with-company'],
  sources: [RISK_INTERVIEW, WARNINGS],
});
