/** The server's answers in stories, written for them. */
const signal = (level: string, reason: string) => ({ id: reason.slice(0, 8), level, reason });

const DANGER_REASONS = [
  "L'adresse commence comme MTN (mtn.bj), mais le vrai site est promo-gagnant.xyz.",
  "L'adresse contient des mots qui attirent ou qui pressent : promo, gagnant.",
];

export const danger = {
  isSafe: false,
  verdict: 'danger',
  riskLevel: 92,
  analysis: "Cette adresse ressemble à un piège. N'ouvrez pas la page.",
  reasons: DANGER_REASONS,
  signals: DANGER_REASONS.map((reason, place) => signal(place ? 'caution' : 'danger', reason)),
  recommendations: ["N'ouvrez pas ce lien.", "Tapez vous-même l'adresse officielle que vous connaissez."],
  community: { reports: 4, lastReportedAt: '2026-11-01T00:00:00.000Z' },
  engineVersion: '1.0.0',
  offline: false,
};

export const unknown = {
  ...danger,
  isSafe: false,
  verdict: 'unknown',
  riskLevel: 8,
  analysis: 'Rien de suspect dans cette adresse. Cela ne prouve pas que le site est honnête.',
  reasons: ["Aucun signe d'arnaque n'a été trouvé dans l'adresse. Nous n'avons pas vu la page elle-même."],
  signals: [],
  recommendations: ["Ne payez rien d'avance."],
  community: undefined,
};

export const alerts = [
  {
    id: 'depot',
    title: 'Faux dépôt « par erreur »',
    description: 'Un faux SMS annonce un transfert, puis un appel demande de le renvoyer. Ne renvoyez rien.',
    severity: 'danger',
    timeAgo: 'il y a 2 heures',
  },
  {
    id: 'emploi',
    title: 'Fausse offre au port de Cotonou',
    description: 'On vous demande 25 000 FCFA pour votre dossier. Un vrai employeur ne fait pas payer.',
    severity: 'warning',
    timeAgo: 'hier',
  },
  {
    id: 'info',
    title: 'Le 117 répond de nouveau',
    description: 'La police républicaine prend les appels jour et nuit.',
    severity: 'info',
    timeAgo: 'il y a 3 jours',
  },
];

export const tips = [
  { id: 'code', content: 'Votre code secret ne se dit jamais. Ni au téléphone, ni par message.' },
];

export const scamTypes = [
  { id: 'phishing', name: 'Faux site ou faux message' },
  { id: 'fake_job', name: "Fausse offre d'emploi" },
];

export const regions = [
  { id: 'littoral', name: 'Littoral', country: 'BJ' },
  { id: 'dakar', name: 'Dakar', country: 'SN' },
];

const SAID = [
  "J'ai compris : on vous demande votre code secret.",
  'À faire maintenant :',
  'Ne donnez votre code à personne, même à un agent.',
  "Avez-vous déjà envoyé de l'argent, donné un code ou envoyé vos papiers ?",
];

export const interview = {
  conversationPhase: 'collecting',
  analysis: SAID.join('\n'),
  parts: SAID.map((text) => ({ text, lang: 'fr' })),
  replies: [
    { id: 'lost-money', label: "Oui, de l'argent", lang: 'fr' },
    { id: 'lost-code', label: 'Oui, un code', lang: 'fr' },
    { id: 'nothing', label: 'Non, rien', lang: 'fr' },
    { id: 'unsure', label: 'Je ne sais pas', lang: 'fr' },
  ],
  exposures: [],
  isSecretHidden: false,
  engineVersion: '1.0.0',
  offline: false,
};
