import { WARNINGS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'soldier-abroad',
  kinds: ['profile'],
  weight: 45,
  level: 'danger',
  advice: ['stop-answering', 'do-not-pay-first', 'ask-someone-trusted'],
  sources: [WARNINGS],
});
