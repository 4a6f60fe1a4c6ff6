import { RISK_INTERVIEW } from '../../../knowledge/source.ts';
import { ITEM_KINDS } from '../../../vocabulary.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'threat-list',
  kinds: ITEM_KINDS,
  weight: 60,
  level: 'danger',
  floor: 80,
  advice: ['do-not-open', 'stop-answering', 'keep-evidence'],
  sources: [RISK_INTERVIEW],
});
