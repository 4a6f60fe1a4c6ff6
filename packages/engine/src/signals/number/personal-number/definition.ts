import { PERSONAL_NUMBERS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'personal-number',
  kinds: ['number'],
  weight: 50,
  level: 'danger',
  advice: ['do-not-call-back', 'stop-answering', 'do-not-pay-first'],
  sources: [PERSONAL_NUMBERS],
});
