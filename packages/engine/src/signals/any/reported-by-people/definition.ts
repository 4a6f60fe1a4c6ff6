import { RISK_INTERVIEW } from '../../../knowledge/source.ts';
import { ITEM_KINDS } from '../../../vocabulary.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'reported-by-people',
  kinds: ITEM_KINDS,
  weight: 25,
  level: 'caution',
  advice: ['ask-someone-trusted', 'keep-evidence'],
  sources: [RISK_INTERVIEW],
});
