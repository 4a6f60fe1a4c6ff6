import { NUMBERING_PLANS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'premium-rate',
  kinds: ['number'],
  weight: 45,
  level: 'danger',
  advice: ['do-not-call-back', 'stop-answering'],
  sources: [NUMBERING_PLANS],
});
