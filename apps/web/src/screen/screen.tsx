import { completeLanguage, hasTexts, type Language, loadTexts } from '@scamguard/i18n';
import { type ComponentType, use } from 'react';
import { useLanguage } from '../language/language-context.ts';
import type { AnyPath } from './address.ts';
import type { Route } from './route.ts';

/** A route whose module has a component. */
export type ScreenRoute = Route<AnyPath, string, string, () => Promise<{ default: ComponentType }>>;

/** A screen whose code and texts are fetched when first needed, or ahead of rendering by `preload`. */
export interface Screen {
  /** The name of its folder. */
  readonly folder: string;
  readonly route: Route;
  /** All its addresses, in which `:names` stand for values. */
  readonly patterns: readonly AnyPath[];
  readonly Component: ComponentType;
  readonly preload: (language: Language) => Promise<void>;
}

/** How long a failed download stays failed, in milliseconds. */
const FORGET_FAILURE_MS = 3_000;

/**
 * Like `React.lazy`, but a screen that was preloaded renders at once. Prerendering and hydration need
 * that: a suspended screen would hydrate to an empty page first.
 */
export function screenOf(folder: string, route: ScreenRoute): Screen {
  const { path, alsoAt, load, texts, showsBeneath } = route;
  const languagesFor = (language: Language) => [
    language,
    ...(showsBeneath ? [completeLanguage(language)] : []),
  ];
  let Loaded: ComponentType | undefined;
  const loading = new Map<Language, Promise<void>>();

  const fetchBoth = async (language: Language) => {
    try {
      const [module] = await Promise.all([
        load(),
        ...languagesFor(language).map((each) => loadTexts(each, texts)),
      ]);
      Loaded = module.default;
    } catch (error) {
      // Told to the visitor first; the line may be back at a later try.
      setTimeout(() => loading.delete(language), FORGET_FAILURE_MS);
      throw error;
    }
  };
  const preload = (language: Language) => {
    const running = loading.get(language) ?? fetchBoth(language);
    loading.set(language, running);
    return running;
  };
  const Component = () => {
    const { language } = useLanguage();
    if (!Loaded || !languagesFor(language).every((each) => hasTexts(each, texts))) use(preload(language));
    return Loaded && <Loaded />;
  };
  return { folder, route, patterns: alsoAt ? [path, alsoAt] : [path], Component, preload };
}
