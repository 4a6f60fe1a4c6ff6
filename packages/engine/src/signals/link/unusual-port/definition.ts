import { OPENPHISH_COUNTS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'unusual-port',
  kinds: ['link'],
  weight: 15,
  level: 'caution',
  advice: ['do-not-type-secrets'],
  sources: [OPENPHISH_COUNTS],
});
