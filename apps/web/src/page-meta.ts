import { type Language, translateInto } from '@scamguard/i18n';
import type { Answers, PageMeta } from './page.ts';
import { screenAt } from './routes/screens.tsx';

/** Title and description of the page at a path, for the prerendered head and for client-side navigation. */
export function pageMeta(path: string, language: Language, answers: Answers): PageMeta {
  const { screen, params } = screenAt(path);
  return screen.meta(translateInto(language), answers, params);
}
