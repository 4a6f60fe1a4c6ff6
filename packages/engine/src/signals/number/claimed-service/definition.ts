import { NUMBERING_PLANS, WARNINGS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'claimed-service',
  kinds: ['number'],
  weight: 70,
  level: 'danger',
  advice: ['do-not-call-back', 'do-not-share-code', 'check-with-company'],
  sources: [NUMBERING_PLANS, WARNINGS],
});
