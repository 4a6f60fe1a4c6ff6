import type { ItemKind } from '@scamguard/engine/vocabulary';

/** Every address of the site. No other file spells one. */
export const paths = {
  home: '/',
  verify: '/verify',
  report: '/report',
  learn: '/learn',
  community: '/community',
  auth: '/auth',
  about: '/about',
  support: '/support',
  contact: '/contact',
  chatbot: '/chatbot',
} as const;

/** The verification page opened at one of its tabs. */
export function verifyPath(kind: ItemKind): string {
  return `${paths.verify}?tab=${kind}`;
}

/** `id` of the answer on the verification page. */
export const ANSWER_ID = 'resultat';

/** Where its form posts to without scripts; the fragment brings the answer into view. */
export function verifyFormAction(kind: ItemKind): string {
  return `${verifyPath(kind)}#${ANSWER_ID}`;
}
