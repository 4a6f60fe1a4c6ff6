import { type ComponentType, lazy } from 'react';
import { paths } from '../paths.ts';

type ScreenModule = { default: ComponentType };

/** A screen whose code is fetched when first needed, or ahead of rendering by `preload`. */
export interface Screen {
  readonly Component: ComponentType;
  readonly preload: () => Promise<unknown>;
}

/**
 * Like `React.lazy`, but a screen that was preloaded renders at once. Prerendering and hydration need
 * that: a suspended screen would hydrate to an empty page first.
 */
function screen(load: () => Promise<ScreenModule>): Screen {
  let loaded: ComponentType | undefined;
  let loading: Promise<ScreenModule> | undefined;
  const preload = () => {
    loading ??= load().then((module) => {
      loaded = module.default;
      return module;
    });
    return loading;
  };
  const Lazy = lazy(preload);
  const Component = () => {
    const Loaded = loaded ?? Lazy;
    return <Loaded />;
  };
  return { Component, preload };
}

export const notFoundScreen = screen(() => import('./not-found/not-found-screen.tsx'));

const comingSoonScreen = screen(() => import('./coming-soon/coming-soon-screen.tsx'));

/** The screen behind each path. */
export const screens: Readonly<Record<string, Screen>> = {
  [paths.home]: screen(() => import('./home/home-screen.tsx')),
  [paths.verify]: screen(() => import('./verify/verify-screen.tsx')),
  [paths.report]: comingSoonScreen,
  [paths.learn]: comingSoonScreen,
  [paths.community]: comingSoonScreen,
  [paths.chatbot]: comingSoonScreen,
  [paths.auth]: comingSoonScreen,
  [paths.about]: comingSoonScreen,
  [paths.support]: comingSoonScreen,
  [paths.contact]: comingSoonScreen,
};

export function screenAt(path: string): Screen {
  return screens[path] ?? notFoundScreen;
}
