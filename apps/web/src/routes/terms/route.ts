import { addressOf } from '@scamguard/client';
import { route } from '../../screen/route.ts';

export const terms = route({
  path: '/terms',
  load: () => import('./terms-screen.tsx'),
  texts: ['written'],
  title: 'written.terms.title',
  description: 'written.terms.description',
  isIndexed: true,
  calls: () => [addressOf('writtenPage', { params: { id: 'terms' } })],
  navigation: { label: 'footer.terms', places: ['footerLinks'] },
});
