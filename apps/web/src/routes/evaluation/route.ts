import { route } from '../../screen/route.ts';

export const evaluation = route({
  path: '/evaluation',
  load: () => import('./evaluation-screen.tsx'),
  texts: ['evaluation'],
  title: 'evaluation.title',
  description: 'evaluation.description',
  isIndexed: true,
  navigation: { label: 'footer.evaluation', places: ['footerLinks'] },
});
