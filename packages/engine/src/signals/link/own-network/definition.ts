import { NUMBERED_NETWORKS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'own-network',
  kinds: ['link'],
  weight: 0,
  level: 'info',
  advice: ['do-not-type-secrets'],
  sources: [NUMBERED_NETWORKS],
});
