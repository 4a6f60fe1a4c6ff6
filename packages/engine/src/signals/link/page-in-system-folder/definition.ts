import { OPENPHISH_COUNTS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'page-in-system-folder',
  kinds: ['link'],
  weight: 45,
  level: 'danger',
  advice: ['do-not-open', 'type-address-yourself'],
  sources: [OPENPHISH_COUNTS],
});
