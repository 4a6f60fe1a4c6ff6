import { addressOf } from '@scamguard/client';
import { LearnIcon } from '@scamguard/ui/icons';
import { filtersIn, lessonsAddress } from '../../lessons/use-education.ts';
import { route } from '../../screen/route.ts';

export const learn = route({
  path: '/learn',
  load: () => import('./learn-screen.tsx'),
  texts: ['learn'],
  title: 'learn.title',
  description: 'learn.description',
  isIndexed: true,
  tabs: ['videos', 'guides', 'tips'],
  query: ['search', 'category', 'level'],
  calls: (_, query) => [lessonsAddress(filtersIn(query)), addressOf('educationCategories')],
  navigation: { label: 'nav.learn', icon: LearnIcon, places: ['header', 'tabBar', 'footerServices'] },
});
