import type { SelectOption } from '../components/select/index.ts';
import type { ReportFields, ReportValues } from '../patterns/report-form/index.ts';
import type { FoundScam } from '../patterns/scam-search/index.ts';
import type { TextMaskerTexts } from '../patterns/text-masker/index.ts';
import type { VoiceNoteTexts } from '../patterns/voice-note-recorder/index.ts';

/** The regions that the specification gives where the server gives none. */
export const regions: readonly SelectOption[] = [
  { value: 'littoral', label: 'Littoral' },
  { value: 'atlantique', label: 'Atlantique' },
  { value: 'oueme', label: 'Ouémé' },
  { value: 'zou', label: 'Zou' },
  { value: 'collines', label: 'Collines' },
];

/** The kinds of scam that the specification gives where the server gives none. */
export const scamTypes: readonly SelectOption[] = [
  { value: 'phishing', label: 'Faux site ou faux message' },
  { value: 'fake_job', label: 'Faux emploi' },
  { value: 'fake_payment', label: 'Faux paiement' },
  { value: 'romance', label: 'Arnaque aux sentiments' },
  { value: 'mobile_money', label: 'Mobile money' },
  { value: 'marketplace', label: 'Achat ou vente en ligne' },
  { value: 'investment', label: 'Faux placement' },
  { value: 'other', label: 'Autre' },
];

/** The region's countries in French. */
export const countryNames = {
  BJ: 'Bénin',
  BF: 'Burkina Faso',
  CI: 'Côte d’Ivoire',
  GH: 'Ghana',
  ML: 'Mali',
  NE: 'Niger',
  NG: 'Nigéria',
  SN: 'Sénégal',
  TG: 'Togo',
} as const;

/** The report form's fields, with the specification's lists and limits. */
export const reportFields: ReportFields = {
  scamType: {
    label: 'Type d’arnaque',
    placeholder: 'Choisissez le type d’arnaque',
    options: scamTypes,
    emptyText: 'Aucun type d’arnaque disponible.',
  },
  title: { label: 'Titre', placeholder: 'Faux agent mobile money', help: 'En quelques mots.' },
  description: {
    label: 'Que s’est-il passé ?',
    help: 'Le message reçu, ce qu’on vous a demandé, ce que vous avez fait.',
  },
  region: {
    label: 'Votre région',
    placeholder: 'Choisissez votre région',
    options: regions,
    emptyText: 'Aucune région disponible.',
  },
  scammerContact: {
    label: 'Contact de la personne',
    help: 'Numéro, profil ou lien. Il n’est jamais publié en entier.',
  },
  image: {
    label: 'Photo ou document',
    help: 'JPG, PNG, GIF, PDF. 5 Mo au plus.',
    accept: ['image/jpeg', 'image/png', 'image/gif', 'application/pdf'],
    maxBytes: 5 * 1024 * 1024,
    refusals: {
      type: 'Ce fichier n’est pas une image ni un PDF. Choisissez-en un autre.',
      size: 'Ce fichier dépasse 5 Mo. Choisissez-en un plus petit.',
    },
  },
};

export const filledReport: ReportValues = {
  scamType: 'mobile_money',
  title: 'Transfert envoyé par erreur',
  description:
    'Un inconnu m’a appelée. Il dit avoir envoyé 50 000 FCFA sur mon compte par erreur et veut que je les rende tout de suite.',
  region: 'littoral',
  scammerContact: '+229 01 97 00 00 00',
  image: undefined,
};

/** The words of the voice note. */
export const voiceNoteTexts: VoiceNoteTexts = {
  heading: 'Raconter avec votre voix',
  consent: '2 minutes au plus. Votre voix part avec le signalement. Seuls les modérateurs l’écoutent.',
  record: 'Enregistrer ma voix',
  asking: 'Autorisez le micro…',
  recording: 'Enregistrement en cours',
  stop: 'Arrêter',
  recorded: 'Message vocal enregistré',
  play: 'Écouter',
  playing: 'Lecture',
  pause: 'Pause',
  remove: 'Effacer',
  denied: {
    title: 'Le micro est bloqué',
    text: 'Autorisez le micro dans les réglages du navigateur, ou écrivez ce qui s’est passé.',
    retry: 'Réessayer',
  },
  demonstration: {
    badge: 'Démonstration',
    text: 'Ce navigateur ne sait pas enregistrer. Rien n’est enregistré ni envoyé.',
    start: 'Voir la démonstration',
    running: 'Démonstration en cours, rien n’est enregistré',
  },
};

/** Reports that a search found, as they are published: contacts masked. */
export const foundScams = [
  {
    id: 'r1',
    title: 'Transfert envoyé par erreur',
    description:
      'Une personne appelle et dit qu’elle a envoyé 50 000 FCFA par erreur. Elle demande de les rendre vite, parle d’un enfant malade, puis menace d’aller à la police. Le message de transfert venait d’un numéro ordinaire et non de l’opérateur. Aucun argent n’était arrivé sur le compte.',
    count: 'signalé par 4 personnes, non vérifié',
    region: 'Littoral',
    contact: { label: 'Contact :', value: '+229 01 97 •• •• 00' },
    audio: 'Contient un message vocal',
  },
  {
    id: 'r2',
    title: 'Faux emploi à Dubaï',
    description: 'On promet un emploi bien payé et on demande 35 000 FCFA de frais de dossier.',
    count: 'signalé par 1 personne, non vérifié',
    region: 'Atlantique',
  },
  {
    id: 'r3',
    title: 'Faux site de banque',
    description: 'Un SMS mène à une page qui ressemble à celle de la banque et demande le code secret.',
    count: 'signalé par 12 personnes, non vérifié',
    region: 'Ouémé',
    contact: { label: 'Contact :', value: 'banque-•••••.xyz' },
  },
] as const satisfies readonly FoundScam[];

export const maskerWords: TextMaskerTexts = {
  heading: 'Ce que tout le monde lira',
  help: 'Touchez un passage souligné pour le masquer, encore une fois pour le montrer. Pour masquer autre chose, sélectionnez-le.',
  verb: 'Masquer',
  maskSelection: 'Masquer la sélection',
  undo: 'Annuler',
  write: 'Corriger',
  read: 'Terminer',
  masked: 'Passage masqué.',
  shown: 'Passage montré de nouveau.',
  undone: 'Dernier changement annulé.',
  nothingSelected: 'Rien n’est sélectionné. Sélectionnez d’abord des mots.',
};
