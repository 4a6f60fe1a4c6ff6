import { OPENPHISH_COUNTS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'risky-ending',
  kinds: ['link'],
  weight: 28,
  level: 'caution',
  advice: ['do-not-type-secrets', 'check-with-company'],
  sources: [OPENPHISH_COUNTS],
});
