import type { Contact } from './contact.ts';

/** The national lines 117 and 166 were down in July 2025: never show 117 without a second way. */
export const BENIN: readonly Contact[] = [
  {
    name: "CNIN – Centre National d'Investigations Numériques",
    purpose: 'complaint',
    kind: 'email',
    value: 'plaintes@cnin.bj',
    use: { fr: 'Porter plainte pour une arnaque en ligne.', en: 'File a complaint about an online scam.' },
    status: 'verified',
    sources: [
      'https://lepotentiel.bj/2025/04/08/arnaques-immobilieres-sur-whatsapp-le-cnin-alerte-et-appelle-a-la-vigilance',
      'https://srtb.bj/2025_02_12_arnaque_whatsapp_le_cnin_appelle_vigilance/',
      'http://nasuba.info/politique-societe/benin-le-cnin-declare-la-guerre-sans-repit-aux-escrocs',
    ],
  },
  {
    name: "CNIN – Centre National d'Investigations Numériques",
    purpose: 'complaint',
    kind: 'web',
    value: 'https://cnin.bj',
    use: { fr: 'Porter plainte en ligne.', en: 'File a complaint online.' },
    status: 'verified',
    sources: ['https://srtb.bj/2025_02_12_arnaque_whatsapp_le_cnin_appelle_vigilance/'],
  },
  {
    name: 'Police républicaine',
    purpose: 'police',
    kind: 'phone',
    value: '117',
    use: { fr: 'Appeler la police.', en: 'Call the police.' },
    status: 'verified',
    sources: [
      'https://www.kaweru.com/politique-societe/2025/11/07/benin-la-police-republicaine-lance-officiellement-le-numero-dappel-gratuit-117-pour-resserrer-ses-liens-avec-la-population',
      'https://github.com/google/libphonenumber',
    ],
    isFree: true,
    isAlwaysOpen: true,
    since: '2025-11-07',
  },
  {
    name: 'ARCEP Bénin',
    purpose: 'telecom',
    kind: 'phone',
    value: '131',
    use: {
      fr: "Se plaindre de son opérateur, de sa carte SIM ou d'un agent.",
      en: 'Complain about an operator, a SIM card or an agent.',
    },
    status: 'verified',
    sources: [
      'https://www.24haubenin.info/?L-ARCEP-met-en-garde-contre-les-actes-de-ranconnement',
      'https://chic-infos.com/operateurs-reseaux-mobiles-viseur-larcep-benin/',
    ],
    isFree: true,
  },
  {
    name: 'bjCSIRT',
    purpose: 'report',
    kind: 'email',
    value: 'contact@csirt.gouv.bj',
    use: { fr: 'Signaler un faux site ou un piratage.', en: 'Report a fake site or a hacked account.' },
    status: 'verified',
    sources: ['https://csirt.gouv.bj/bjcsirt-rfc2350-fr/'],
  },
  {
    name: 'APDP',
    purpose: 'personal-data',
    kind: 'web',
    value: 'https://apdp.bj',
    use: {
      fr: 'Défendre vos données personnelles.',
      en: 'Defend your personal data.',
    },
    status: 'verified',
    sources: [
      'https://apdp.bj/evenements/message-du-19-janvier-a-loccasion-de-la-journee-mondiale-de-la-protection-des-donnees-personnelles/',
    ],
  },
];
