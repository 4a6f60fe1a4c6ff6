import type { Translate } from '@scamguard/i18n';
import type { NavItem } from '@scamguard/ui';
import type { NavigationPlace, Route } from '../screen/route.ts';

/** Links to the site's screens, by the places where the shell shows them. */
export type Navigation = Readonly<Record<NavigationPlace, readonly NavItem[]>>;

/**
 * Puts links to the screens where their routes say that they stand.
 *
 * @param path of the page that is open.
 */
export function navigation(routes: readonly Route[], t: Translate, path: string): Navigation {
  const links: Record<NavigationPlace, NavItem[]> = {
    header: [],
    tabBar: [],
    strip: [],
    footerServices: [],
    footerLinks: [],
  };
  for (const { path: href, navigation: standing } of routes) {
    if (!standing) continue;
    const { label, icon, places } = standing;
    const item: NavItem = { label: t(label), href, ...(icon && { icon }), current: href === path };
    for (const place of places) links[place].push(item);
  }
  return links;
}
