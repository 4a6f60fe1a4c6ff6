import { COMPANIES_OWN, REGIONAL_FACTS } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'official-address',
  kinds: ['link'],
  weight: -40,
  level: 'safe',
  advice: [],
  sources: [COMPANIES_OWN, REGIONAL_FACTS],
});
