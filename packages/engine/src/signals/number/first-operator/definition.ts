import { NUMBERING_PLANS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'first-operator',
  kinds: ['number'],
  weight: 0,
  level: 'info',
  advice: [],
  sources: [NUMBERING_PLANS],
});
