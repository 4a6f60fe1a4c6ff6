import { OPENPHISH_COUNTS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'address-as-numbers',
  kinds: ['link'],
  weight: 35,
  level: 'caution',
  advice: ['do-not-open', 'type-address-yourself'],
  sources: [OPENPHISH_COUNTS],
});
