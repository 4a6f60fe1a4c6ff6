import { route } from '../../screen/route.ts';

export const partners = route({
  path: '/partners',
  load: () => import('./partners-screen.tsx'),
  texts: ['partners'],
  title: 'partners.title',
  description: 'partners.description',
  isIndexed: true,
});
