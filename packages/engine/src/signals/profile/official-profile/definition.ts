import { COMPANIES_OWN } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: 'official-profile',
  kinds: ['profile'],
  weight: -40,
  level: 'safe',
  advice: [],
  sources: [COMPANIES_OWN],
});
