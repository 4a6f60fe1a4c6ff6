import { RISK_INTERVIEW, WARNINGS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'family-emergency',
  kinds: ['conversation'],
  weight: 40,
  level: 'danger',
  advice: ['call-known-number', 'do-not-pay-first'],
  sources: [RISK_INTERVIEW, WARNINGS],
});
