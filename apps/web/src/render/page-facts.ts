import { MIN_LENGTH } from '@scamguard/contracts/limits';
import { ITEM_KINDS } from '@scamguard/engine/vocabulary';
import type { Translate } from '@scamguard/i18n';
import { addressOf } from '../data/address.ts';
import { lessonsAddress } from '../data/use-education.ts';
import { FIRST_PART, latestScamsAddress } from '../data/use-latest-scams.ts';
import { lessonAddress } from '../data/use-lesson.ts';
import { serviceAddress } from '../data/use-service.ts';
import { servicesAddress } from '../data/use-services.ts';
import type { Answers, Params } from '../page.ts';
import { AUTH_TABS, MODERATION_TABS, paths, SUPPORT_TABS } from '../paths.ts';
import { NOT_FOUND, patternAt } from '../routes/screens.tsx';
import { frequentQuestions } from './structured-data.ts';

/** What only who renders pages needs to know of a screen; browsers do not pay for it. */
export interface PageFacts {
  /** Source of its module, from `src/`, so that the build knows which scripts the page fetches early. */
  readonly source: `routes/${string}/${string}-screen.tsx`;
  /** Sources of its parts whose scripts come after the page, though the page shows them: their rules come with it. */
  readonly laterParts?: readonly `routes/${string}.tsx`[];
  /** Values of `?tab=` that open the page at one of its tabs: each has a page of its own, so that a link to it needs no script. */
  readonly tabs?: readonly string[];
  /** Names of other values behind the `?` that change what it shows; the server renders it with them. */
  readonly query?: readonly string[];
  /**
   * Addresses of the calls whose answers belong into the page that the server sends.
   *
   * @param query the page's tab and the values of {@link query}.
   */
  readonly calls?: (params: Params, query: URLSearchParams) => readonly string[] | undefined;
  /** Not for search engines. */
  readonly isHidden?: boolean;
  /** What search engines may know of it, in the words of schema.org. */
  readonly structuredData?: (t: Translate, answers: Answers) => object | undefined;
}

/** The verification page, by either of its addresses. */
const VERIFICATION: PageFacts = {
  source: 'routes/verify/verify-screen.tsx',
  laterParts: [
    'routes/verify/verify-picture.tsx',
    'routes/verify/verify-result.tsx',
    'routes/verify/marked-text.tsx',
  ],
  tabs: ITEM_KINDS,
};

/** By the pattern of the screen's address. */
const FACTS: Readonly<Record<string, PageFacts>> = {
  [paths.home]: {
    source: 'routes/home/home-screen.tsx',
    calls: () => [addressOf('currentAlerts'), addressOf('dailyTips')],
    structuredData: (t) => ({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: t('site.name'),
      description: t('home.description'),
    }),
  },
  [paths.verify]: VERIFICATION,
  [paths.verifier]: VERIFICATION,
  [paths.urgence]: {
    source: 'routes/urgence/urgence-screen.tsx',
  },
  [paths.chatbot]: {
    source: 'routes/chatbot/chatbot-screen.tsx',
  },
  [paths.report]: {
    source: 'routes/report/report-screen.tsx',
    laterParts: [
      'routes/report/report-advice.tsx',
      'routes/report/report-voice-note.tsx',
      'routes/report/search-reports.tsx',
    ],
    tabs: ['search'],
    query: ['search'],
    calls: (_, query) => {
      const search = query.get('search')?.trim() ?? '';
      if (search.length >= MIN_LENGTH.search) return [addressOf('searchScams', { query: { search } })];
      return query.get('tab') === 'search' ? [] : [addressOf('scamTypes'), addressOf('regions')];
    },
  },
  [paths.alerts]: {
    source: 'routes/alerts/alerts-screen.tsx',
    calls: () => [addressOf('alerts')],
  },
  [paths.latestScams]: {
    source: 'routes/latest-scams/latest-scams-screen.tsx',
    calls: () => [latestScamsAddress(FIRST_PART), addressOf('alerts')],
  },
  [paths.dailyTip]: {
    source: 'routes/daily-tip/daily-tip-screen.tsx',
    calls: () => [addressOf('dailyTips')],
  },
  [paths.simulation]: {
    source: 'routes/simulation/simulation-screen.tsx',
    calls: () => [addressOf('practice')],
  },
  [paths.learn]: {
    source: 'routes/learn/learn-screen.tsx',
    tabs: ['videos', 'guides', 'tips'],
    query: ['search', 'category', 'level'],
    calls: (_, query) => [
      lessonsAddress({
        search: query.get('search') ?? '',
        category: query.get('category') ?? '',
        level: query.get('level') ?? '',
      }),
      addressOf('educationCategories'),
    ],
  },
  [paths.learnModule]: {
    source: 'routes/learn-module/learn-module-screen.tsx',
    tabs: ['content', 'video', 'audio'],
    calls: ({ id = '' }) => [lessonAddress(id), lessonsAddress(), addressOf('educationCategories')],
  },
  [paths.community]: {
    source: 'routes/community/community-screen.tsx',
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
  },
  [paths.trustedServices]: {
    source: 'routes/community/trusted-services-screen.tsx',
    calls: () => [servicesAddress({ type: 'trusted', region: '', search: '' }), addressOf('regions')],
  },
  [paths.communityService]: {
    source: 'routes/community-service/community-service-screen.tsx',
    calls: ({ id = '' }) => [serviceAddress(id)],
  },
  [paths.auth]: {
    source: 'routes/auth/auth-screen.tsx',
    tabs: AUTH_TABS,
    // That another site's sign-in failed is said by the server.
    query: ['signin'],
    calls: (_, query) => (query.has('signin') ? [] : undefined),
  },
  [paths.about]: {
    source: 'routes/about/about-screen.tsx',
  },
  [paths.support]: {
    source: 'routes/support/support-screen.tsx',
    tabs: SUPPORT_TABS,
    structuredData: (_, answers) => frequentQuestions(answers[addressOf('questions')]),
    calls: () => [addressOf('questions')],
  },
  [paths.contact]: {
    source: 'routes/contact/contact-screen.tsx',
  },
  [paths.privacy]: {
    source: 'routes/written/written-screen.tsx',
    calls: () => [addressOf('writtenPage', { params: { id: 'privacy' } })],
  },
  [paths.terms]: {
    source: 'routes/written/written-screen.tsx',
    calls: () => [addressOf('writtenPage', { params: { id: 'terms' } })],
  },
  [paths.ownData]: {
    source: 'routes/own-data/own-data-screen.tsx',
  },
  [paths.partners]: {
    source: 'routes/partners/partners-screen.tsx',
  },
  [paths.evaluation]: {
    source: 'routes/evaluation/evaluation-screen.tsx',
  },
  [paths.moderation]: {
    source: 'routes/moderation/moderation-screen.tsx',
    tabs: MODERATION_TABS,
    isHidden: true,
  },
  [NOT_FOUND]: {
    source: 'routes/not-found/not-found-screen.tsx',
    isHidden: true,
  },
};

/** The facts of the page at an address. */
export function factsAt(address: string): PageFacts {
  const facts = FACTS[patternAt(address)];
  if (!facts) throw new Error(`Nothing is said of the page at ${address}: add it to the facts of pages.`);
  return facts;
}
