import type { Contact } from './contact.ts';

export const TOGO: readonly Contact[] = [
  {
    name: 'Police nationale',
    purpose: 'police',
    kind: 'phone',
    value: '117',
    use: {
      fr: 'Signaler un appel suspect ou une arnaque.',
      en: 'Report a suspicious call or a scam.',
    },
    status: 'verified',
    sources: ['https://togo-today.com/wi1m', 'https://github.com/google/libphonenumber'],
  },
  {
    name: 'CERT.tg',
    purpose: 'report',
    kind: 'web',
    value: 'https://cert.tg',
    use: {
      fr: "Ouvrir « Déclarer un incident » et raconter l'arnaque.",
      en: 'Open "Déclarer un incident" (declare an incident) and describe the scam.',
    },
    status: 'verified',
    sources: [
      'https://togobreakingnews.info/cyberarnaque-faux-investissements-en-ligne/',
      'https://togoactualite.com/lancy-met-en-garde-contre-un-site-frauduleux-ciblant-les-togolais/',
    ],
  },
];
