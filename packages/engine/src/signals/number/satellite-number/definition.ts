import { NUMBERING_PLANS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'satellite-number',
  kinds: ['number'],
  weight: 40,
  level: 'caution',
  advice: ['do-not-call-back', 'ask-someone-trusted'],
  sources: [NUMBERING_PLANS],
});
