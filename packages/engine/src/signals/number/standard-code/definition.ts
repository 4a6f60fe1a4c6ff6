import { TELEPHONE_STANDARD } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'standard-code',
  kinds: ['number'],
  weight: -40,
  level: 'safe',
  advice: [],
  adviceInDoubt: ['hang-up', 'do-not-share-code'],
  sources: [TELEPHONE_STANDARD],
});
