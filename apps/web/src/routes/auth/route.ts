import { route } from '../../screen/route.ts';

export const auth = route({
  path: '/auth',
  load: () => import('./auth-screen.tsx'),
  texts: ['auth'],
  title: 'auth.title',
  description: 'auth.description',
  isIndexed: true,
  // The last is no tab to see, but a step of its own.
  tabs: ['login', 'register', 'forgotten'],
  // The server says that another site's sign-in failed.
  query: ['signin'],
  calls: (_, query) => (query.has('signin') ? [] : undefined),
});
