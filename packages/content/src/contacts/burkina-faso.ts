import type { Contact } from './contact.ts';

export const BURKINA_FASO: readonly Contact[] = [
  {
    name: 'BCLCC – Alerte-BCLCC',
    purpose: 'report',
    kind: 'web',
    value: 'https://alerte.bclcc.gov.bf',
    use: {
      fr: 'Signaler une arnaque, avec ou sans votre nom, et joindre des preuves.',
      en: 'Report a scam, with or without your name, and attach evidence.',
    },
    status: 'verified',
    sources: [
      'https://burkinayawana.com/2025/02/13/le-burkina-lance-une-application-pour-traquer-les-cybercriminels',
      'https://libreinfo.net/burkina-une-plateforme-numerique-creee-pour-denoncer-la-cybercriminalite',
      'https://trt.global/afrika-fran%C3%A7ais/article/0d3852b07969',
    ],
    since: '2025-02-11',
  },
];
