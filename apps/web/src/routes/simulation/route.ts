import { addressOf } from '@scamguard/client';
import { route } from '../../screen/route.ts';

export const simulation = route({
  path: '/simulation',
  load: () => import('./simulation-screen.tsx'),
  texts: ['simulation'],
  title: 'simulation.title',
  description: 'simulation.description',
  isIndexed: true,
  calls: () => [addressOf('practice')],
});
