import type { Contact } from './contact.ts';

const REPOSITORIES = 'six or more independent public repositories that give the same value';

export const GHANA: readonly Contact[] = [
  {
    name: 'Cyber Security Authority (CSA)',
    purpose: 'report',
    kind: 'phone',
    value: '292',
    use: { fr: 'Signaler une arnaque, par appel ou par SMS.', en: 'Report a scam, by call or by SMS.' },
    status: 'multi-repo',
    sources: [REPOSITORIES],
  },
  {
    name: 'Cyber Security Authority (CSA)',
    purpose: 'report',
    kind: 'whatsapp',
    value: '+233501603111',
    use: { fr: 'Signaler une arnaque par WhatsApp.', en: 'Report a scam on WhatsApp.' },
    status: 'multi-repo',
    sources: [REPOSITORIES],
  },
  {
    name: 'Cyber Security Authority (CSA)',
    purpose: 'report',
    kind: 'email',
    value: 'report@csa.gov.gh',
    use: { fr: 'Signaler une arnaque par e-mail.', en: 'Report a scam by e-mail.' },
    status: 'multi-repo',
    sources: [REPOSITORIES],
  },
  {
    name: 'MTN Ghana',
    purpose: 'operator',
    kind: 'phone',
    value: '100',
    use: {
      fr: 'Appeler votre opérateur si vous êtes client MTN.',
      en: 'Call your operator if you are an MTN customer.',
    },
    status: 'verified',
    sources: [
      'https://www.modernghana.com/news/792083/mtn-ghana-supports-police-to-arrest-two-mobile-money-fraudst.html',
    ],
  },
];
