import { addressOf } from '@scamguard/client';
import { MIN_LENGTH } from '@scamguard/contracts/limits';
import { ReportIcon } from '@scamguard/ui/icons';
import { route } from '../../screen/route.ts';

export const report = route({
  path: '/report',
  load: () => import('./report-screen.tsx'),
  texts: ['report', 'scams'],
  title: 'report.title',
  description: 'report.description',
  isIndexed: true,
  tabs: ['search'],
  query: ['search'],
  calls: (_, query) => {
    const search = query.get('search')?.trim() ?? '';
    if (search.length >= MIN_LENGTH.search) return [addressOf('searchScams', { query: { search } })];
    return query.get('tab') === 'search' ? [] : [addressOf('scamTypes'), addressOf('regions')];
  },
  navigation: { label: 'nav.report', icon: ReportIcon, places: ['header', 'tabBar', 'footerServices'] },
});
