import type { Translate } from '@scamguard/i18n';
import type { UiMessages } from '@scamguard/ui';

/** The strings that the design system's components own, in the visitor's language. */
export const uiMessages = (t: Translate): UiMessages => ({
  close: t('site.close'),
  openMenu: t('site.openMenu'),
  menu: t('site.menu'),
  notifications: t('site.notifications'),
  skipToContent: t('site.skipToContent'),
  language: t('site.language'),
  optional: t('site.optional'),
  mainNavigation: t('site.mainNavigation'),
  secondaryNavigation: t('site.secondaryNavigation'),
  tabBar: t('site.tabBar'),
});
