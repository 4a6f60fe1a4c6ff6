import type { Contact } from './contact.ts';
import { USES } from './uses.ts';

export const SENEGAL: readonly Contact[] = [
  {
    name: 'Gendarmerie – Secours',
    purpose: 'police',
    kind: 'phone',
    value: '123',
    use: USES.gendarmerie,
    status: 'verified',
    checkedAt: '2026-11-23',
    sources: [
      'https://www.seneweb.com/news/Societe/insecurite-le-123-nouveau-numero-vert-an_n_379405.html',
      'https://www.infos15.com/insecurite-le-ministre-de-l-interieur-met-a-la-disposition-des-senegalais-un-autre-numero-vert-123.html?lp2331=15',
      'https://www.rewmi.com/numero-durgence-le-senegal-a-son-911/',
    ],
    unnamedSources: 1,
    isFree: true,
  },
  {
    name: 'Gendarmerie',
    purpose: 'police',
    kind: 'phone',
    value: '800002020',
    shown: '800 00 20 20',
    use: USES.gendarmerie,
    status: 'verified',
    checkedAt: '2026-11-23',
    sources: [
      'https://www.seneweb.com/news/Societe/insecurite-le-123-nouveau-numero-vert-an_n_379405.html',
      'https://galseninfo.com/?p=1888',
    ],
    unnamedSources: 4,
    isFree: true,
  },
  {
    name: 'Police nationale',
    purpose: 'police',
    kind: 'phone',
    value: '17',
    use: USES.police,
    status: 'verified',
    checkedAt: '2026-11-23',
    sources: [
      'https://www.seneweb.com/news/Societe/insecurite-le-123-nouveau-numero-vert-an_n_379405.html',
      'https://github.com/google/libphonenumber',
      'https://fr-academic.com/dic.nsf/frwiki/1248375',
    ],
    unnamedSources: 1,
    isFree: true,
  },
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
    checkedAt: '2026-10-31',
    sources: [
      'https://www.digitalbusiness.africa/senegal-la-police-lance-une-plateforme-numerique-pour-mieux-lutter-contre-la-cybercriminalite',
      'https://www.dakaractu.com/Cybercriminalite-et-protection-des-enfants-la-Police-lance-sa-plateforme-nationale-de-signalement-en-ligne_a269135.html',
      'https://www.socialnetlink.org/2026/02/12/senegal-la-police-lance-une-plateforme-nationale-de-signalement-des-cyberinfractions',
    ],
    since: '2026-02-12',
  },
  {
    name: 'CDP – Commission de protection des données personnelles',
    purpose: 'personal-data',
    kind: 'web',
    value: 'https://www.cdp.sn',
    use: { fr: 'Défendre vos données personnelles.', en: 'Defend your personal data.' },
    status: 'verified',
    checkedAt: '2026-10-31',
    sources: [
      'https://www.cdp.sn/content/avis-trimestriel-n%C2%B0-03-2022-de-la-commission-de-protection-des-donnees-personnelles-du',
    ],
  },
];
