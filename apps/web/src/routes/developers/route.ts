import { addressOf } from '@scamguard/client';
import { route } from '../../screen/route.ts';

export const developers = route({
  path: '/developers',
  load: () => import('./developers-screen.tsx'),
  texts: ['written'],
  title: 'written.developers.title',
  description: 'written.developers.description',
  isIndexed: true,
  calls: () => [addressOf('writtenPage', { params: { id: 'developers' } })],
  navigation: { label: 'footer.developers', places: ['footerLinks'] },
});
