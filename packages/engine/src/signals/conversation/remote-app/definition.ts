import { RISK_INTERVIEW, WARNINGS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'remote-app',
  kinds: ['conversation'],
  weight: 42,
  level: 'danger',
  advice: ['do-not-install', 'hang-up'],
  sources: [RISK_INTERVIEW, WARNINGS],
});
