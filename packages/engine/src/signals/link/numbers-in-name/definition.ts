import { OPENPHISH_COUNTS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'numbers-in-name',
  kinds: ['link'],
  weight: 18,
  level: 'caution',
  advice: ['do-not-type-secrets', 'ask-someone-trusted'],
  sources: [OPENPHISH_COUNTS],
});
