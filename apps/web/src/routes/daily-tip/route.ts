import { addressOf } from '@scamguard/client';
import { route } from '../../screen/route.ts';

export const dailyTip = route({
  path: '/daily-tip',
  load: () => import('./daily-tip-screen.tsx'),
  texts: ['daily-tip'],
  title: 'dailyTip.title',
  description: 'dailyTip.description',
  isIndexed: true,
  calls: () => [addressOf('dailyTips')],
});
