import { ChatIcon } from '@scamguard/ui/icons';
import { route } from '../../screen/route.ts';
import { fetchMask } from '../../talk/fetch-mask.ts';

export const chatbot = route({
  path: '/chatbot',
  load: () => import('./chatbot-screen.tsx'),
  texts: ['chatbot', 'verify', 'opinion'],
  title: 'chatbot.title',
  description: 'chatbot.description',
  isIndexed: true,
  navigation: { label: 'nav.chat', icon: ChatIcon, places: ['header', 'footerServices'] },
  surroundings: 'bare',
  offline: () =>
    Promise.all([import('./chat-verdict.tsx'), import('../../share/picture-file.ts'), fetchMask()]),
});
