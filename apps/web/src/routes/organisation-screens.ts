import { ORGANISATION } from '@scamguard/content/organisation';
import { paths } from '../paths.ts';
import { named } from './named.ts';
import { type Screen, screen } from './screen.tsx';

/** Who is behind the site, how to reach them, and what is between them and a visitor. */
export const organisationScreens: Readonly<Record<string, Screen>> = {
  [paths.auth]: screen({
    load: () => import('./auth/auth-screen.tsx'),
    texts: ['auth'],
    meta: (t) => named(t('auth.title'), t('auth.description'), t),
  }),
  [paths.about]: screen({
    load: () => import('./about/about-screen.tsx'),
    texts: ['about'],
    meta: (t) => named(t('about.title'), t('about.description', { year: ORGANISATION.goals.year }), t),
  }),
  [paths.support]: screen({
    load: () => import('./support/support-screen.tsx'),
    texts: ['support', 'messages'],
    meta: (t) => named(t('support.title'), t('support.description'), t),
  }),
  [paths.contact]: screen({
    load: () => import('./contact/contact-screen.tsx'),
    texts: ['contact', 'messages'],
    meta: (t) => named(t('contact.title'), t('contact.description'), t),
  }),
  [paths.privacy]: screen({
    load: () => import('./written/written-screen.tsx'),
    texts: ['written'],
    meta: (t) => named(t('written.privacy.title'), t('written.privacy.description'), t),
  }),
  [paths.terms]: screen({
    load: () => import('./written/written-screen.tsx'),
    texts: ['written'],
    meta: (t) => named(t('written.terms.title'), t('written.terms.description'), t),
  }),
  [paths.ownData]: screen({
    load: () => import('./own-data/own-data-screen.tsx'),
    texts: ['own-data'],
    meta: (t) => named(t('ownData.title'), t('ownData.description'), t),
  }),
  [paths.partners]: screen({
    load: () => import('./partners/partners-screen.tsx'),
    texts: ['partners'],
    meta: (t) => named(t('partners.title'), t('partners.description'), t),
  }),
  [paths.evaluation]: screen({
    load: () => import('./evaluation/evaluation-screen.tsx'),
    texts: ['evaluation'],
    meta: (t) => named(t('evaluation.title'), t('evaluation.description'), t),
  }),
  [paths.moderation]: screen({
    load: () => import('./moderation/moderation-screen.tsx'),
    texts: ['moderation'],
    meta: (t) => named(t('moderation.title'), t('moderation.description'), t),
  }),
};
