import { addressOf } from '@scamguard/client';
import { route } from '../../screen/route.ts';
import { SUPPORT_TABS } from './support-tabs.ts';

export const support = route({
  path: '/support',
  load: () => import('./support-screen.tsx'),
  texts: ['support', 'messages'],
  title: 'support.title',
  description: 'support.description',
  isIndexed: true,
  structuredData: () => import('./structured-data.ts'),
  tabs: SUPPORT_TABS,
  calls: () => [addressOf('questions')],
  navigation: { label: 'nav.support', places: ['strip', 'footerLinks'] },
});
