import type french from '../fr/latest-scams.ts';

export default {
  latestScams: {
    title: 'Reported scams',
    heading: 'Latest reported scams',
    description: 'The latest reports of the community, confirmed by a moderator.',
    lead: 'What happened to others, confirmed by a moderator. Numbers are masked.',
    loading: 'Loading the reports...',
    failed: 'The reports could not be loaded.',
    failedHint: 'The connection may be down. Try again in a moment.',
    none: 'No confirmed report yet',
    noneHint: 'Have you seen a scam? Report it to warn others.',
    report: 'Report a scam',
    search: 'Search all reports',
    shownOne: '1 report',
    shownMany: '{{count}} reports',
    more: 'Show more',
    busy: 'Loading...',
  },
} satisfies typeof french;
