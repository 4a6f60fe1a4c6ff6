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
    case paths.report:
      return beingPrepared(t('nav.report'), t);
    case paths.learn:
      return beingPrepared(t('nav.learn'), t);
    case paths.community:
      return beingPrepared(t('nav.community'), t);
    case paths.chatbot:
      return beingPrepared(t('nav.chat'), t);
    case paths.auth:
      return beingPrepared(t('nav.signIn'), t);
    case paths.about:
      return beingPrepared(t('nav.about'), t);
    case paths.support:
      return beingPrepared(t('nav.support'), t);
    case paths.contact:
      return beingPrepared(t('nav.contact'), t);
    default:
      return { title: withSiteName(t('notFound.title'), t), description: t('notFound.description') };
  }
}

const withSiteName = (title: string, t: Translate) => `${title} – ${t('site.name')}`;

const beingPrepared = (title: string, t: Translate) => ({
  title: withSiteName(title, t),
  description: t('comingSoon.description'),
});
