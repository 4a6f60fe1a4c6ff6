import { RISK_INTERVIEW, WARNINGS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'demands-secrecy',
  kinds: ['conversation'],
  weight: 15,
  level: 'caution',
  advice: ['ask-someone-trusted', 'stop-answering'],
  sources: [RISK_INTERVIEW, WARNINGS],
});
