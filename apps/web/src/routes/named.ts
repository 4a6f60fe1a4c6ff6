import type { Translate } from '@scamguard/i18n';
import type { PageMeta } from '../page.ts';

/** Title and description of a page, the site's name behind its own. */
export function named(title: string, description: string, t: Translate): PageMeta {
  return { title: `${title} – ${t('site.name')}`, description };
}
