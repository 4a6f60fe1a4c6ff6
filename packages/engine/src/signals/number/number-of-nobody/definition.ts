import { NUMBERING_PLANS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'number-of-nobody',
  kinds: ['number'],
  weight: 20,
  level: 'caution',
  advice: ['do-not-call-back', 'do-not-share-code'],
  sources: [NUMBERING_PLANS],
});
