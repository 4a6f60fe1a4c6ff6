import { route } from '../../screen/route.ts';

export const urgence = route({
  path: '/urgence',
  load: () => import('./urgence-screen.tsx'),
  texts: ['urgence', 'contacts'],
  title: 'urgence.title',
  description: 'urgence.description',
  isIndexed: true,
  showsBeneath: true,
  // Without scripts each step is a page of its own.
  query: ['lost', 'ago', 'country', 'operator', 'minor', 'step'],
  calls: (_, query) => (query.has('step') || query.has('lost') ? [] : undefined),
  // One thing at a time, which reads itself aloud.
  surroundings: 'calm',
  offline: () => Promise.all([import('./summary-part.tsx'), import('../../offline/keep-offer.tsx')]),
});
