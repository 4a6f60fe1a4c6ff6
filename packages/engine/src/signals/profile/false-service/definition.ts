import { RISK_INTERVIEW } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'false-service',
  kinds: ['profile'],
  weight: 50,
  level: 'danger',
  advice: ['stop-answering', 'do-not-share-code', 'check-with-company'],
  sources: [RISK_INTERVIEW],
});
