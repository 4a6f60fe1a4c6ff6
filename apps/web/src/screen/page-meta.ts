import type { Answers } from '@scamguard/client/pages';
import type { Translate } from '@scamguard/i18n';
import type { Params } from './address.ts';
import type { Route, Wording } from './route.ts';

/** What a page says of itself to search engines and to who shares it. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
}

/** Title and description of one page of a screen, for the rendered head and for navigation in the browser. */
export function pageMeta(
  { title, description, isTitleWhole }: Pick<Route, 'title' | 'description' | 'isTitleWhole'>,
  t: Translate,
  seen: { readonly answers: Answers; readonly params: Params },
): PageMeta {
  const say = (words: Wording) => (typeof words === 'string' ? t(words) : words(t, seen));
  return {
    title: isTitleWhole ? say(title) : `${say(title)} – ${t('site.name')}`,
    description: say(description),
  };
}
