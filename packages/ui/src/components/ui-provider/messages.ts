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
  /** BCP 47 tag of the language that numbers and units are written in. */
  readonly locale: string;
  /** Empties a search field. */
  readonly clear: string;
  readonly showPassword: string;
  readonly hidePassword: string;
  /** Name of the list of countries before a phone number. */
  readonly callingCode: string;
  /** The entry for every country that has none of its own. */
  readonly otherCountry: string;
  readonly chooseFile: string;
  readonly takePhoto: string;
  /** Said where a file may be dropped; follows `chooseFile`. */
  readonly dropFile: string;
  /** Takes a file back; followed by its name for screen readers. */
  readonly remove: string;
  /** Said after the name of a step that is behind. */
  readonly stepDone: string;
  /** Unfolds a text that is cut off after a few lines. */
  readonly showMore: string;
  readonly showLess: string;
  /** Starts a sound. */
  readonly play: string;
  /** Stops a sound where it is. */
  readonly pause: string;
  /** Name of the slider that says how far a sound has come. */
  readonly playbackPosition: string;
  /** Name of the list of speeds. */
  readonly playbackSpeed: string;
  /** Said instead of a sound that does not play. */
  readonly audioFailed: string;
  /** Starts a video. */
  readonly playVideo: string;
  /** Said instead of a video that does not play. */
  readonly videoFailed: string;
  /** Tries again what failed. */
  readonly retry: string;
  /** Said instead of a part of the page that could not be fetched. */
  readonly loadFailed: string;
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
  locale: 'fr',
  clear: 'Effacer',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  callingCode: 'Indicatif du pays',
  otherCountry: 'Autre pays',
  chooseFile: 'Choisir un fichier',
  takePhoto: 'Prendre une photo',
  dropFile: 'ou déposez-le ici',
  remove: 'Retirer',
  stepDone: 'terminé',
  showMore: 'Lire la suite',
  showLess: 'Réduire',
  play: 'Écouter',
  pause: 'Pause',
  playbackPosition: 'Position',
  playbackSpeed: 'Vitesse',
  audioFailed: 'Erreur lors de la lecture audio',
  playVideo: 'Lire la vidéo',
  videoFailed: 'Impossible de lire la vidéo.',
  retry: 'Réessayer',
  loadFailed: "Cette partie n'a pas pu être chargée. Vérifiez votre connexion, puis réessayez.",
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
  locale: 'en',
  clear: 'Clear',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  callingCode: 'Country calling code',
  otherCountry: 'Other country',
  chooseFile: 'Choose a file',
  takePhoto: 'Take a photo',
  dropFile: 'or drop it here',
  remove: 'Remove',
  stepDone: 'done',
  showMore: 'Read more',
  showLess: 'Show less',
  play: 'Listen',
  pause: 'Pause',
  playbackPosition: 'Position',
  playbackSpeed: 'Speed',
  audioFailed: 'This sound cannot be played',
  playVideo: 'Play the video',
  videoFailed: 'This video cannot be played.',
  retry: 'Try again',
  loadFailed: 'This part could not be loaded. Check your connection, then try again.',
};
