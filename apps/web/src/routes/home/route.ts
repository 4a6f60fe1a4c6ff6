import { addressOf } from '@scamguard/client';
import { HomeIcon } from '@scamguard/ui/icons';
import { route } from '../../screen/route.ts';

export const home = route({
  path: '/',
  load: () => import('./home-screen.tsx'),
  texts: ['home', 'door'],
  title: 'home.title',
  isTitleWhole: true,
  description: 'home.description',
  isIndexed: true,
  structuredData: () => import('./structured-data.ts'),
  calls: () => [addressOf('currentAlerts'), addressOf('dailyTips')],
  navigation: { label: 'nav.home', icon: HomeIcon, places: ['header', 'tabBar', 'footerLinks'] },
  offline: true,
});
