import { addressOf } from '@scamguard/client';
import { route } from '../../screen/route.ts';

export const privacy = route({
  path: '/privacy',
  load: () => import('./privacy-screen.tsx'),
  texts: ['written'],
  title: 'written.privacy.title',
  description: 'written.privacy.description',
  isIndexed: true,
  calls: () => [addressOf('writtenPage', { params: { id: 'privacy' } })],
  navigation: { label: 'footer.privacy', places: ['footerLinks'] },
});
