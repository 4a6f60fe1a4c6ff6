import { ORGANISATION } from '@scamguard/content/organisation';
import { route } from '../../screen/route.ts';

export const about = route({
  path: '/about',
  load: () => import('./about-screen.tsx'),
  texts: ['about'],
  title: 'about.title',
  description: (t) => t('about.description', { year: ORGANISATION.goals.year }),
  isIndexed: true,
  navigation: { label: 'nav.about', places: ['strip', 'footerLinks'] },
});
