import type { Translate } from '@scamguard/i18n';
import { paths } from './paths.ts';

export interface PageMeta {
  readonly title: string;
  readonly description: string;
}

/** Title and description of the page at a path, for the prerendered head and for client-side navigation. */
export function pageMeta(path: string, t: Translate): PageMeta {
  switch (path) {
    case paths.home:
      return { title: t('home.title'), description: t('home.description') };
    case paths.verify:
      return { title: withSiteName(t('verify.title'), t), description: t('verify.description') };
    default:
      return { title: withSiteName(t('notFound.title'), t), description: t('notFound.description') };
  }
}

const withSiteName = (title: string, t: Translate) => `${title} – ${t('site.name')}`;
