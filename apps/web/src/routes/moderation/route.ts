import { route } from '../../screen/route.ts';
import { MODERATION_TABS } from './moderation-tabs.ts';

export const moderation = route({
  path: '/moderation',
  // The address of the voice studio. It is told by word of mouth.
  alsoAt: '/moderation/voices',
  load: () => import('./moderation-screen.tsx'),
  texts: ['moderation', 'voice-studio', 'contact-desk', 'contacts', 'report'],
  title: 'moderation.title',
  description: 'moderation.description',
  isIndexed: false,
  tabs: MODERATION_TABS,
});
