import { STATE_REGISTRIES } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'state-address',
  kinds: ['link'],
  weight: -40,
  level: 'safe',
  advice: [],
  sources: [STATE_REGISTRIES],
});
