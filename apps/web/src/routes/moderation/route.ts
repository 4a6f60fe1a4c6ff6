import { route } from '../../screen/route.ts';
import { MODERATION_TABS } from './moderation-tabs.ts';

export const moderation = route({
  path: '/moderation',
  load: () => import('./moderation-screen.tsx'),
  texts: ['moderation'],
  title: 'moderation.title',
  description: 'moderation.description',
  isIndexed: false,
  tabs: MODERATION_TABS,
});
