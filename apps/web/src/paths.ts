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
