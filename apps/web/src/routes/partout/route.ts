import { addressOf } from '@scamguard/client';
import { route } from '../../screen/route.ts';

export const partout = route({
  path: '/partout',
  load: () => import('./partout-screen.tsx'),
  texts: ['partout'],
  title: 'partout.title',
  description: 'partout.lead',
  navigation: { label: 'footer.elsewhere', places: ['footerLinks'] },
  isIndexed: true,
  calls: () => [addressOf('channels')],
});
