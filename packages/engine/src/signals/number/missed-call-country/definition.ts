import { PRESS_ON_MISSED_CALLS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'missed-call-country',
  kinds: ['number'],
  weight: 36,
  level: 'caution',
  advice: ['do-not-call-back'],
  sources: [PRESS_ON_MISSED_CALLS],
});
