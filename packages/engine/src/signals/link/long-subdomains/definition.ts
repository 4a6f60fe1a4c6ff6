import { OPENPHISH_COUNTS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'long-subdomains',
  kinds: ['link'],
  weight: 15,
  level: 'caution',
  advice: ['do-not-type-secrets', 'type-address-yourself'],
  sources: [OPENPHISH_COUNTS],
});
