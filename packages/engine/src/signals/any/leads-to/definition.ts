import { REGISTRIES } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'leads-to',
  kinds: ['link'],
  weight: 0,
  level: 'info',
  advice: [],
  sources: [REGISTRIES],
});
