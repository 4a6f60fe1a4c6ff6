import type { AnswerLanguage } from '../../http/languages.ts';

const FRENCH = {
  title: 'Les appels de votre clé',
  lead: 'Combien de fois les modules de votre site ont appelé ScamGuard, par jour. Ce sont des nombres : rien sur vos visiteurs.',
  key: 'Votre clé',
  show: 'Voir les appels',
  wrong: 'Nous ne connaissons pas cette clé. Vérifiez-la.',
  write: 'Nous écrire',
  none: 'Aucun appel compté pour le moment. Un appel est compté en une minute environ.',
  day: 'Jour',
  call: 'Appel',
  count: 'Nombre',
  csv: 'Tout télécharger (CSV)',
  back: 'Retour à la page des partenaires',
};

export type CallsTexts = Readonly<typeof FRENCH>;

const ENGLISH: CallsTexts = {
  title: 'The calls of your key',
  lead: 'How often the widgets on your site have called ScamGuard, by day. These are numbers: nothing about your visitors.',
  key: 'Your key',
  show: 'Show the calls',
  wrong: 'We do not know this key. Please check it.',
  write: 'Write to us',
  none: 'No call has been counted yet. A call is counted within about a minute.',
  day: 'Day',
  call: 'Call',
  count: 'Number',
  csv: 'Download everything (CSV)',
  back: 'Back to the page for partners',
};

/** The texts of the page of a partner's calls. */
export const CALLS_TEXTS: Readonly<Record<AnswerLanguage, CallsTexts>> = { fr: FRENCH, en: ENGLISH };

/** The purpose of each call of a widget, for a partner. The file names the call as the contract does. */
export const CALL_NAMES: Readonly<Record<AnswerLanguage, Readonly<Record<string, string>>>> = {
  fr: {
    verifyLink: 'Lien vérifié',
    verifyProfile: 'Profil vérifié',
    verifyNumber: 'Numéro vérifié',
    verifyConversation: 'Message vérifié',
    takenBack: 'Résultat revu',
    feedback: 'Avis sur un résultat',
    scamTypes: "Liste des types d'arnaque",
    regions: 'Liste des régions',
    sendReport: 'Signalement envoyé',
    alerts: 'Alertes lues',
    currentAlerts: 'Alertes du moment lues',
    dailyTips: 'Astuce lue',
    audio: 'Son écouté',
  },
  en: {
    verifyLink: 'Link checked',
    verifyProfile: 'Profile checked',
    verifyNumber: 'Number checked',
    verifyConversation: 'Message checked',
    takenBack: 'Result looked at again',
    feedback: 'Opinion on a result',
    scamTypes: 'List of kinds of scam',
    regions: 'List of regions',
    sendReport: 'Report sent',
    alerts: 'Alerts read',
    currentAlerts: 'Current alerts read',
    dailyTips: 'Tip read',
    audio: 'Sound listened to',
  },
};
