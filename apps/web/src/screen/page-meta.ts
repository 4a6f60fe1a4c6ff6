import type { Answers } from '@scamguard/client/pages';
import { completeLanguage, type Language, languageOfText, tagOf, translateInto } from '@scamguard/i18n';
import type { Params } from './address.ts';
import type { Route, Wording } from './route.ts';

/** The facts about a page for search engines and for people who share it. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** BCP 47 tag of the language of the title, which is not always the page's: a screen reader says the title first. */
  readonly titleLanguage: string;
}

/** Title and description of one page of a screen, for the rendered head and for navigation in the browser. */
export function pageMeta(
  { title, description, isTitleWhole }: Pick<Route, 'title' | 'description' | 'isTitleWhole'>,
  language: Language,
  seen: { readonly answers: Answers; readonly params: Params },
): PageMeta {
  const t = translateInto(language);
  const say = (words: Wording) => (typeof words === 'string' ? t(words) : words(t, seen));
  return {
    title: isTitleWhole ? say(title) : `${say(title)} – ${t('site.name')}`,
    description: say(description),
    // The server's answers are in a complete language.
    titleLanguage: tagOf(
      typeof title === 'string' ? languageOfText(language, title) : completeLanguage(language),
    ),
  };
}
