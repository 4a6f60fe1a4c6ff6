import type { Contact } from './contact.ts';

export const SENEGAL: readonly Contact[] = [
  {
    name: 'Police nationale – plateforme de signalement',
    purpose: 'report',
    kind: 'web',
    value: 'https://signalementcyber.dgpn.sn',
    use: {
      fr: "Signaler l'arnaque en ligne, avant la plainte au commissariat.",
      en: 'Report the scam online, before the complaint at a police station.',
    },
    status: 'verified',
    sources: [
      'https://www.digitalbusiness.africa/senegal-la-police-lance-une-plateforme-numerique-pour-mieux-lutter-contre-la-cybercriminalite',
      'https://www.dakaractu.com/Cybercriminalite-et-protection-des-enfants-la-Police-lance-sa-plateforme-nationale-de-signalement-en-ligne_a269135.html',
      'https://www.socialnetlink.org/2026/02/12/senegal-la-police-lance-une-plateforme-nationale-de-signalement-des-cyberinfractions',
    ],
    since: '2026-02-12',
  },
  {
    name: 'Police nationale',
    purpose: 'police',
    kind: 'phone',
    value: '17',
    use: { fr: 'Appeler la police.', en: 'Call the police.' },
    status: 'verified',
    sources: ['https://fr-academic.com/dic.nsf/frwiki/1248375', 'https://github.com/google/libphonenumber'],
  },
  {
    name: 'CDP – Commission de protection des données personnelles',
    purpose: 'personal-data',
    kind: 'web',
    value: 'https://www.cdp.sn',
    use: { fr: 'Défendre vos données personnelles.', en: 'Defend your personal data.' },
    status: 'verified',
    sources: [
      'https://www.cdp.sn/content/avis-trimestriel-n%C2%B0-03-2022-de-la-commission-de-protection-des-donnees-personnelles-du',
    ],
  },
];
