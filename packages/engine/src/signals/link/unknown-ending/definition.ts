import { STATE_REGISTRIES } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'unknown-ending',
  kinds: ['link'],
  weight: 0,
  level: 'info',
  advice: ['stay-careful'],
  sources: [STATE_REGISTRIES],
});
