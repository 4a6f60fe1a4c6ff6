import { route } from '../../screen/route.ts';

export const urgence = route({
  path: '/urgence',
  load: () => import('./urgence-screen.tsx'),
  texts: ['urgence'],
  title: 'urgence.title',
  description: 'urgence.description',
  isIndexed: true,
  showsBeneath: true,
  // One thing at a time, which reads itself aloud.
  surroundings: 'calm',
  offline: true,
});
