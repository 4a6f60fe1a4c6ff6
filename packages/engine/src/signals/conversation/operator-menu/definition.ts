import { OFFICIAL_CODES } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'operator-menu',
  kinds: ['conversation'],
  weight: 0,
  level: 'info',
  advice: ['do-not-share-code', 'stay-careful'],
  sources: [OFFICIAL_CODES],
});
