import { hasTexts, type Language, loadTexts, type TextsName, type Translate } from '@scamguard/i18n';
import { type ComponentType, use } from 'react';
import { useLanguage } from '../language/language-context.ts';
import type { Answers, PageMeta, Params } from '../page.ts';

export interface ScreenDefinition {
  readonly load: () => Promise<{ default: ComponentType }>;
  /** The files of texts it needs beside the shell's. */
  readonly texts: readonly [TextsName, ...TextsName[]];
  /**
   * @param answers what the server answered beforehand, by address.
   */
  readonly meta: (t: Translate, answers: Answers, params: Params) => PageMeta;
  /** Stands alone, without header and footer. */
  readonly isBare?: boolean;
}

/** A screen whose code and texts are fetched when first needed, or ahead of rendering by `preload`. */
export interface Screen extends ScreenDefinition {
  readonly Component: ComponentType;
  readonly preload: (language: Language) => Promise<void>;
}

/** How long a failed download stays failed, in milliseconds. */
const FORGET_FAILURE_MS = 3_000;

/**
 * Like `React.lazy`, but a screen that was preloaded renders at once. Prerendering and hydration need
 * that: a suspended screen would hydrate to an empty page first.
 */
export function screen(definition: ScreenDefinition): Screen {
  const { load, texts } = definition;
  let Loaded: ComponentType | undefined;
  const loading = new Map<Language, Promise<void>>();

  const fetchBoth = async (language: Language) => {
    try {
      const [module] = await Promise.all([load(), loadTexts(language, texts)]);
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
    if (!Loaded || !hasTexts(language, texts)) use(preload(language));
    return Loaded && <Loaded />;
  };
  return { ...definition, Component, preload };
}
