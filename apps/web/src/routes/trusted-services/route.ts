import { addressOf } from '@scamguard/client';
import { route } from '../../screen/route.ts';
import { servicesAddress } from '../../services/use-services.ts';

export const trustedServices = route({
  path: '/trusted-services',
  load: () => import('./trusted-services-screen.tsx'),
  texts: ['community'],
  title: 'community.trustedTitle',
  description: 'community.trustedDescription',
  isIndexed: true,
  calls: () => [servicesAddress({ type: 'trusted', region: '', search: '' }), addressOf('regions')],
});
