import { addressOf } from '@scamguard/client';
import { route } from '../../screen/route.ts';

export const alerts = route({
  path: '/alerts',
  load: () => import('./alerts-screen.tsx'),
  texts: ['alerts'],
  title: 'alerts.title',
  description: 'alerts.description',
  isIndexed: true,
  calls: () => [addressOf('alerts'), addressOf('channels')],
});
