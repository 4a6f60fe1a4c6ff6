import { matchPath } from 'react-router-dom';
import type { Params } from '../page.ts';
import { paths } from '../paths.ts';
import { communityScreens } from './community-screens.ts';
import { learningScreens } from './learning-screens.ts';
import { named } from './named.ts';
import { organisationScreens } from './organisation-screens.ts';
import { type Screen, screen } from './screen.tsx';

/** An address that no screen has. */
export const NOT_FOUND = '/not-found';

export const notFoundScreen = screen({
  load: () => import('./not-found/not-found-screen.tsx'),
  texts: ['not-found'],
  meta: (t) => named(t('notFound.title'), t('notFound.description'), t),
});

const verifyScreen = screen({
  load: () => import('./verify/verify-screen.tsx'),
  texts: ['verify'],
  meta: (t) => named(t('verify.title'), t('verify.description'), t),
});

/** The screen behind each path; a path may hold `:names`. */
export const screens: Readonly<Record<string, Screen>> = {
  [paths.home]: screen({
    load: () => import('./home/home-screen.tsx'),
    texts: ['home'],
    meta: (t) => ({ title: t('home.title'), description: t('home.description') }),
  }),
  [paths.verify]: verifyScreen,
  [paths.verifier]: verifyScreen,
  [paths.urgence]: screen({
    load: () => import('./urgence/urgence-screen.tsx'),
    texts: ['urgence'],
    meta: (t) => named(t('urgence.title'), t('urgence.description'), t),
  }),
  [paths.chatbot]: screen({
    load: () => import('./chatbot/chatbot-screen.tsx'),
    texts: ['chatbot', 'verify'],
    meta: (t) => named(t('chatbot.title'), t('chatbot.description'), t),
    isBare: true,
  }),
  [paths.report]: screen({
    load: () => import('./report/report-screen.tsx'),
    texts: ['report', 'scams'],
    meta: (t) => named(t('report.title'), t('report.description'), t),
  }),
  ...learningScreens,
  ...communityScreens,
  [paths.alerts]: screen({
    load: () => import('./alerts/alerts-screen.tsx'),
    texts: ['alerts'],
    meta: (t) => named(t('alerts.title'), t('alerts.description'), t),
  }),
  [paths.latestScams]: screen({
    load: () => import('./latest-scams/latest-scams-screen.tsx'),
    texts: ['latest-scams', 'scams', 'alerts'],
    meta: (t) => named(t('latestScams.title'), t('latestScams.description'), t),
  }),
  [paths.dailyTip]: screen({
    load: () => import('./daily-tip/daily-tip-screen.tsx'),
    texts: ['daily-tip'],
    meta: (t) => named(t('dailyTip.title'), t('dailyTip.description'), t),
  }),
  [paths.simulation]: screen({
    load: () => import('./simulation/simulation-screen.tsx'),
    texts: ['simulation'],
    meta: (t) => named(t('simulation.title'), t('simulation.description'), t),
  }),
  ...organisationScreens,
};

/** The screen of an address without its query, and what the address says of it. */
export function screenAt(path: string): { screen: Screen; params: Params } {
  const pattern = patternAt(path);
  return {
    screen: screens[pattern] ?? notFoundScreen,
    params: matchPath(pattern, path)?.params ?? {},
  };
}

/** The pattern that an address, query or not, falls under: a key of {@link screens}, or {@link NOT_FOUND}. */
export function patternAt(address: string): string {
  const [path = address] = address.split('?');
  return Object.keys(screens).find((pattern) => matchPath(pattern, path)) ?? NOT_FOUND;
}
