import type { ItemKind } from '@scamguard/engine/vocabulary';

/** Every address of the site. No other file spells one. */
export const paths = {
  home: '/',
  verify: '/verify',
  report: '/report',
  learn: '/learn',
  learnModule: '/learn/:id',
  community: '/community',
  communityService: '/community/:id',
  auth: '/auth',
  about: '/about',
  support: '/support',
  contact: '/contact',
  chatbot: '/chatbot',
  urgence: '/urgence',
  simulation: '/simulation',
  verifier: '/verifier',
  latestScams: '/instant-arnaque',
  alerts: '/alerts',
  trustedServices: '/trusted-services',
  dailyTip: '/daily-tip',
  privacy: '/privacy',
  ownData: '/mes-donnees',
  terms: '/terms',
  evaluation: '/evaluation',
  partners: '/partners',
  moderation: '/moderation',
} as const;

/** A page opened at one of its tabs. */
export const tabPath = (path: string, tab: string) => `${path}?tab=${tab}`;

/** One's account, where a better password is asked for. */
export const weakPasswordPath = `${paths.auth}?password=weak`;

/** The verification page opened at one of its tabs. */
export const verifyPath = (kind: ItemKind) => tabPath(paths.verify, kind);

/** First aid for what is gone already: money, code, account, app, papers, image. */
export function urgencePath(lost: readonly string[]): string {
  return `${paths.urgence}?lost=${lost.join(',')}`;
}

/** One lesson. */
export function modulePath(id: string): string {
  return paths.learnModule.replace(':id', encodeURIComponent(id));
}

/** One service with its reviews. */
export function servicePath(id: string): string {
  return paths.communityService.replace(':id', encodeURIComponent(id));
}

/** The services of one tab. */
export function servicesPath(type: 'trusted' | 'flagged'): string {
  return `${paths.community}?tab=${type}`;
}

/** The search for what others reported. */
export const searchReportsPath = `${paths.report}?tab=search`;

/** `id` of the answer on the verification page. */
export const ANSWER_ID = 'resultat';

/** Where its form posts to without scripts; the fragment brings the answer into view. */
export function verifyFormAction(kind: ItemKind): string {
  return `${verifyPath(kind)}#${ANSWER_ID}`;
}

/** Tabs of the sign-in page; the last is no tab to see, but a step of its own. */
export const AUTH_TABS = ['login', 'register', 'forgotten'] as const;

/** Tabs of the moderators' page. */
export const MODERATION_TABS = ['pending', 'published', 'rejected', 'reviews', 'code'] as const;

/** Tabs of the support page. */
export const SUPPORT_TABS = ['contact', 'faq', 'resources'] as const;

/** What a message can be about when a button leads to its form. */
export const MESSAGE_SUBJECTS = ['partner', 'join', 'session', 'data'] as const;
export type MessageSubject = (typeof MESSAGE_SUBJECTS)[number];

/** `id` of the message form of a page. */
export const MESSAGE_FORM_ID = 'message';

/** The message form, its subject filled in when one is given. */
export function messageFormPath(about?: MessageSubject): string {
  return `${paths.contact}${about ? `?about=${about}` : ''}#${MESSAGE_FORM_ID}`;
}
