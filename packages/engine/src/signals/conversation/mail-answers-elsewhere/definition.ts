import { RISK_INTERVIEW } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'mail-answers-elsewhere',
  kinds: ['conversation'],
  weight: 30,
  level: 'caution',
  advice: ['check-with-company', 'stop-answering'],
  sources: [RISK_INTERVIEW],
});
