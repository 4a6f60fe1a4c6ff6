import { RISK_INTERVIEW } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'calls-come-home',
  kinds: ['number'],
  weight: 0,
  level: 'info',
  advice: ['do-not-share-code'],
  sources: [RISK_INTERVIEW],
});
