import { addressOf } from '@scamguard/client';
import { CommunityIcon } from '@scamguard/ui/icons';
import { route } from '../../screen/route.ts';
import { servicesAddress } from '../../services/use-services.ts';

export const community = route({
  path: '/community',
  load: () => import('./community-screen.tsx'),
  texts: ['community'],
  title: 'community.title',
  description: 'community.description',
  isIndexed: true,
  tabs: ['trusted', 'flagged'],
  query: ['region', 'search'],
  calls: (_, query) => [
    servicesAddress({
      type: query.get('tab') === 'flagged' ? 'flagged' : 'trusted',
      region: query.get('region') ?? '',
      search: query.get('search') ?? '',
    }),
    addressOf('regions'),
  ],
  navigation: { label: 'nav.community', icon: CommunityIcon, places: ['header', 'tabBar', 'footerServices'] },
});
