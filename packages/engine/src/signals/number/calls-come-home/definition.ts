import { TELEPHONE_STANDARD } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'calls-come-home',
  kinds: ['number'],
  weight: -40,
  level: 'safe',
  advice: ['do-not-share-code'],
  sources: [TELEPHONE_STANDARD],
});
