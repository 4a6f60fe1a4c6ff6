import { route } from '../../screen/route.ts';

export const ownData = route({
  path: '/mes-donnees',
  load: () => import('./own-data-screen.tsx'),
  texts: ['own-data'],
  title: 'ownData.title',
  description: 'ownData.description',
  isIndexed: true,
  navigation: { label: 'footer.ownData', places: ['footerLinks'] },
});
