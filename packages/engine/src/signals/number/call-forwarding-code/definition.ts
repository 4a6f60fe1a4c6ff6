import { TELEPHONE_STANDARD } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'call-forwarding-code',
  kinds: ['number'],
  weight: 75,
  level: 'danger',
  advice: ['do-not-dial', 'hang-up', 'do-not-share-code'],
  sources: [TELEPHONE_STANDARD],
});
