import { ITEM_KINDS } from '@scamguard/engine/vocabulary';
import { VerifyIcon } from '@scamguard/ui/icons';
import { route } from '../../screen/route.ts';

export const verify = route({
  path: '/verify',
  alsoAt: '/verifier',
  load: () => import('./verify-screen.tsx'),
  texts: ['verify', 'door', 'opinion'],
  title: 'verify.title',
  description: 'verify.description',
  isIndexed: true,
  showsBeneath: true,
  tabs: ITEM_KINDS,
  navigation: { label: 'nav.verify', icon: VerifyIcon, places: ['header', 'tabBar'] },
  offline: () => Promise.all([import('./later-parts.ts'), import('../../share/picture-file.ts')]),
});
