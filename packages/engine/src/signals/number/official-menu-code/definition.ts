import { OFFICIAL_CODES } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'official-menu-code',
  kinds: ['number'],
  weight: -40,
  level: 'safe',
  advice: [],
  adviceInDoubt: ['do-not-share-code', 'hang-up'],
  sources: [OFFICIAL_CODES],
});
