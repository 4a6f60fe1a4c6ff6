import { addressOf } from '@scamguard/client';
import { route } from '../../screen/route.ts';

export const accessibility = route({
  path: '/accessibility',
  load: () => import('./accessibility-screen.tsx'),
  texts: ['written'],
  title: 'written.accessibility.title',
  description: 'written.accessibility.description',
  isIndexed: true,
  calls: () => [addressOf('writtenPage', { params: { id: 'accessibility' } })],
  navigation: { label: 'footer.accessibility', places: ['footerLinks'] },
});
