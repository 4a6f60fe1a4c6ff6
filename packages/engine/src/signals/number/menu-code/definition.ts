import { RISK_INTERVIEW } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'menu-code',
  kinds: ['number'],
  weight: 35,
  level: 'caution',
  advice: ['do-not-dial', 'hang-up'],
  adviceInDoubt: ['do-not-dial', 'do-not-share-code'],
  sources: [RISK_INTERVIEW],
});
