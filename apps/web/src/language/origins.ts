import type { TranslationKey, TranslationParams } from '@scamguard/i18n';

/** The origin of a text of the interface. */
export interface Origin {
  readonly key: TranslationKey;
  readonly params?: TranslationParams | undefined;
}

/** The texts that a page in an incomplete language has said, by their words. */
export type Origins = Map<string, Origin>;
