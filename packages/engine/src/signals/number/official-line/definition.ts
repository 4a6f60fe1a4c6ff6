import { REGIONAL_FACTS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'official-line',
  kinds: ['number'],
  weight: -40,
  level: 'safe',
  advice: [],
  sources: [REGIONAL_FACTS],
});
