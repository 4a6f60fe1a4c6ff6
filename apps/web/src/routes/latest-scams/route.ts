import { addressOf } from '@scamguard/client';
import { route } from '../../screen/route.ts';
import { FIRST_PART, latestScamsAddress } from './use-latest-scams.ts';

export const latestScams = route({
  path: '/instant-arnaque',
  load: () => import('./latest-scams-screen.tsx'),
  texts: ['latest-scams', 'scams', 'alerts'],
  title: 'latestScams.title',
  description: 'latestScams.description',
  isIndexed: true,
  calls: () => [latestScamsAddress(FIRST_PART), addressOf('alerts')],
});
