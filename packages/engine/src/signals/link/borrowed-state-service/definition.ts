import { STATE_SERVICES } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'borrowed-state-service',
  kinds: ['link'],
  weight: 70,
  level: 'danger',
  advice: ['do-not-type-secrets', 'do-not-share-identity', 'do-not-pay-first'],
  sources: [STATE_SERVICES],
});
