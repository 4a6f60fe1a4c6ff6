import { OPENPHISH_COUNTS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'mail-address-in-link',
  kinds: ['link'],
  weight: 25,
  level: 'caution',
  advice: ['do-not-type-secrets', 'ask-where-it-leads'],
  sources: [OPENPHISH_COUNTS],
});
