import { route } from '../../screen/route.ts';

/** The screen at every address that no other screen has. */
export const notFound = route({
  path: '/not-found',
  load: () => import('./not-found-screen.tsx'),
  texts: ['not-found'],
  title: 'notFound.title',
  description: 'notFound.description',
  isIndexed: false,
});
