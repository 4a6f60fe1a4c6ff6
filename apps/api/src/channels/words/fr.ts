import type { ChannelWording } from './wording.ts';

export const fr: ChannelWording = {
  notice:
    'Ici ScamGuard, une machine. Nous ne vous appelons jamais, nous ne demandons jamais de code. STOP : plus de réponse. EFFACER : tout oublier. WOLOF, YORUBA, DIOULA ou FON : le verdict aussi dans cette langue.',
  shortNotice:
    'ScamGuard, machine. Nous ne vous appelons jamais, nous ne demandons jamais de code. STOP, EFFACER',
  stopped: "C'est noté : ScamGuard ne vous écrit plus. Envoyez REPRENDRE pour recommencer.",
  started: 'ScamGuard vous répond de nouveau. Envoyez le message ou racontez ce qui se passe.',
  forgotten: "C'est effacé : ScamGuard a oublié ce que vous avez raconté ici.",
  pictureNotRead:
    "Je n'ai pas pu lire cette image, je ne peux donc pas la juger. Recopiez les mots importants ici, sans code secret.",
  noVoice:
    "Je ne peux pas écouter les messages vocaux, je n'ai donc rien jugé. Écrivez en quelques mots ce qui se passe.",
  mayListen: (who) =>
    `Je peux écouter ce vocal : un programme (${who}) en écrit les mots, et le son n'est pas gardé. Ne dites aucun code secret. D'accord ?`,
  heard: (text) => `J'ai entendu : « ${text} ». C'est bien ça ?`,
  nothingHeard:
    "Je n'ai compris aucun mot dans ce vocal, je n'ai donc rien jugé. Écrivez en quelques mots ce qui se passe.",
  notHeardSo:
    "D'accord, j'oublie ce que j'ai entendu. Redites-le dans un vocal, ou écrivez-le en quelques mots.",
  yes: 'Oui',
  no: 'Non',
  nothingToRead:
    'Je ne sais pas ouvrir cela, je ne peux donc pas le juger. Envoyez le texte, le lien ou une photo.',
  inPrivate: 'Je ne juge rien en public. Écrivez-moi en privé : personne d’autre ne le verra.',
  alertsOn: "C'est noté : ScamGuard vous envoie ses nouvelles alertes, rarement. STOP : plus rien.",
  noAlerts:
    "ScamGuard ne peut pas envoyer d'alertes ici. Vous pouvez toujours envoyer un message à vérifier.",
  alertNotice: 'Vous avez demandé les alertes de ScamGuard. STOP : plus rien.',
  extras: { listen: 'Écouter', tell: 'Prévenir un proche', call: 'Qui appeler ?' },
  card: {
    danger: 'Danger',
    caution: 'Prudence',
    heading: 'À faire maintenant :',
    notice:
      'ScamGuard, une machine qui aide. Nous ne vous appelons jamais, nous ne demandons jamais de code.',
  },
  heardBelow: 'Voici ce qui est dit, à écouter.',
  nothingToHear: "Je n'ai pas d'enregistrement pour cette réponse.",
  tellBelow: 'Choisissez quelqu’un en qui vous avez confiance. Il recevra ces mots de vous.',
  sharedText: 'On essaie peut-être de m’arnaquer. Appelle-moi avant que je paie ou que je donne un code.',
  callBelow: 'Ces numéros sont vérifiés. Touchez un numéro pour appeler.',
  nobodyToCall:
    'Je ne connais pas de numéro vérifié pour votre pays. Appelez votre opérateur par son menu officiel.',
  mailSubject: 'ScamGuard a lu votre message',
  answerByNumber: 'Pour répondre, renvoyez un numéro :',
  choose: 'Choisir',
  unreviewed: '(*) Non relu par quelqu’un dont c’est la langue. En français :',
  languageNoted:
    "C'est noté : le verdict et le premier geste viennent aussi dans votre langue. Je ne la lis pas : écrivez en français ou en anglais. FRANÇAIS : l'arrêter.",
  languageNone: "C'est noté : plus de langue au-dessus du français ou de l'anglais.",
  notRead: 'Je ne lis pas cette langue : écrivez en français ou en anglais.',
};
