/** The strings that components own because no caller would think of them: names of buttons and regions. */
export interface UiMessages {
  /** Closes a notification, a drawer. */
  readonly close: string;
  readonly openMenu: string;
  /** Name of the drawer that holds the navigation. */
  readonly menu: string;
  /** Name of the region where notifications appear. */
  readonly notifications: string;
  /** First link of the page. */
  readonly skipToContent: string;
  /** Name of the language picker. */
  readonly language: string;
  /** Said after the label of a field that may stay empty. */
  readonly optional: string;
  readonly mainNavigation: string;
  readonly secondaryNavigation: string;
  readonly tabBar: string;
}

export const frMessages: UiMessages = {
  close: 'Fermer',
  openMenu: 'Ouvrir le menu',
  menu: 'Menu',
  notifications: 'Notifications',
  skipToContent: 'Aller au contenu',
  language: 'Langue',
  optional: 'facultatif',
  mainNavigation: 'Navigation principale',
  secondaryNavigation: 'À propos du site',
  tabBar: 'Raccourcis',
};

export const enMessages: UiMessages = {
  close: 'Close',
  openMenu: 'Open the menu',
  menu: 'Menu',
  notifications: 'Notifications',
  skipToContent: 'Skip to content',
  language: 'Language',
  optional: 'optional',
  mainNavigation: 'Main navigation',
  secondaryNavigation: 'About this site',
  tabBar: 'Shortcuts',
};
