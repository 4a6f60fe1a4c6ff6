import { RISK_INTERVIEW, WARNINGS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'other-channel',
  kinds: ['conversation'],
  weight: 10,
  level: 'caution',
  advice: ['stop-answering', 'ask-someone-trusted'],
  sources: [RISK_INTERVIEW, WARNINGS],
});
