import type { VerificationResult } from '@scamguard/contracts';

/** What the engine answers to `http://mtn-bj.promo-gagnant.xyz/login`. */
export const imitatedBrand: VerificationResult = {
  isSafe: false,
  analysis: "Cette adresse ressemble à un piège. N'ouvrez pas la page.",
  reasons: [
    "L'adresse commence comme MTN (mtn.bj), mais le vrai site est promo-gagnant.xyz.",
    "L'adresse contient des mots qui attirent ou qui pressent : promo, gagnant, login.",
    'Beaucoup de faux sites finissent par .xyz.',
  ],
  riskLevel: 100,
  verdict: 'danger',
  signals: [],
  recommendations: [
    "N'ouvrez pas ce lien.",
    "Tapez vous-même l'adresse officielle que vous connaissez.",
    "Vérifiez auprès de l'entreprise, par un numéro que vous connaissez déjà.",
  ],
  community: { reports: 4, lastReportedAt: '2026-11-18T09:30:00.000Z' },
  engineVersion: '2026.11.21-1',
  offline: false,
};

/** The same answer in English. */
export const imitatedBrandInEnglish: VerificationResult = {
  ...imitatedBrand,
  analysis: 'This address looks like a trap. Do not open the page.',
  reasons: [
    'The address begins like MTN (mtn.bj), but the real site is promo-gagnant.xyz.',
    'The address contains words that attract or press: promo, gagnant, login.',
    'Many false sites end in .xyz.',
  ],
  recommendations: [
    'Do not open this link.',
    'Type the official address you know yourself.',
    'Check with the company, on a number you already know.',
  ],
};

/** What the engine answers to `https://www.mtn.bj/`. */
export const officialAddress: VerificationResult = {
  isSafe: true,
  analysis: 'Cette adresse est connue et officielle.',
  reasons: ["C'est l'adresse officielle de MTN Bénin."],
  riskLevel: 0,
  verdict: 'safe',
  signals: [],
  recommendations: ['Ne donnez votre code à personne, même à un agent.'],
  engineVersion: '2026.11.21-1',
  offline: false,
};

/** The engine's answer to the page of a shop that nobody has said anything about. */
export const unknownShop: VerificationResult = {
  isSafe: false,
  analysis: 'Rien de suspect trouvé dans cette adresse. Cela ne prouve pas que le site est honnête.',
  reasons: ["Aucun signe d'arnaque n'a été trouvé dans l'adresse. Nous n'avons pas vu la page elle-même."],
  riskLevel: 25,
  verdict: 'unknown',
  signals: [],
  recommendations: [
    "N'y tapez ni code secret, ni mot de passe, ni numéro de carte.",
    "Vérifiez auprès de l'entreprise, par un numéro que vous connaissez déjà.",
  ],
  engineVersion: '2026.11.21-1',
  offline: false,
};

/** The same answer in English. */
export const unknownShopInEnglish: VerificationResult = {
  ...unknownShop,
  analysis: 'Nothing suspicious was found in this address. That does not prove that the site is honest.',
  reasons: ['No sign of a scam was found in the address. We have not seen the page itself.'],
  recommendations: [
    'Do not type a secret code, a password or a card number there.',
    'Check with the company, on a number you already know.',
  ],
};

/** The engine's answer to a message that asks for the code of a Mobile Money account. */
export const askedForCode: VerificationResult = {
  isSafe: false,
  analysis: "Ce message ressemble à une arnaque. N'envoyez rien et ne donnez aucun code.",
  reasons: [
    'On vous demande un code secret. Aucun opérateur et aucune banque ne le fait.',
    'On vous fait craindre un blocage de compte pour vous faire agir vite.',
  ],
  riskLevel: 100,
  verdict: 'danger',
  signals: [
    {
      id: 'asks-secret-code',
      level: 'danger',
      reason: 'On vous demande un code secret. Aucun opérateur et aucune banque ne le fait.',
      span: [0, 15],
    },
  ],
  recommendations: ['Ne donnez votre code à personne, même à un agent.', 'Ne répondez plus.', 'Raccrochez.'],
  engineVersion: '2026.11.21-1',
  offline: false,
};
