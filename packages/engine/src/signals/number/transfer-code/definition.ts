import { OFFICIAL_CODES } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'transfer-code',
  kinds: ['number'],
  weight: 75,
  level: 'danger',
  advice: ['do-not-dial', 'hang-up', 'do-not-share-code'],
  sources: [OFFICIAL_CODES],
});
