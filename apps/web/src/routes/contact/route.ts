import { route } from '../../screen/route.ts';

export const contact = route({
  path: '/contact',
  load: () => import('./contact-screen.tsx'),
  texts: ['contact', 'messages'],
  title: 'contact.title',
  description: 'contact.description',
  isIndexed: true,
  navigation: { label: 'nav.contact', places: ['strip', 'footerLinks'] },
});
