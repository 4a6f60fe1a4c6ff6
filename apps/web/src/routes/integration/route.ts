import { addressOf } from '@scamguard/client';
import { route } from '../../screen/route.ts';

export const integration = route({
  path: '/integration',
  load: () => import('./integration-screen.tsx'),
  texts: ['written', 'integration'],
  title: 'written.integration.title',
  description: 'written.integration.description',
  isIndexed: true,
  calls: () => [addressOf('writtenPage', { params: { id: 'integration' } })],
});
