import { ARCEP_FRANCE } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'marketing-number',
  kinds: ['number'],
  weight: 15,
  level: 'caution',
  advice: ['do-not-call-back'],
  sources: [ARCEP_FRANCE],
});
