import type { Contact } from './contact.ts';

export const NIGERIA: readonly Contact[] = [
  {
    name: 'Nigeria Police Force – National Cybercrime Centre',
    purpose: 'complaint',
    kind: 'web',
    value: 'https://nccc.npf.gov.ng',
    use: { fr: 'Porter plainte en ligne.', en: 'File a complaint online.' },
    status: 'verified',
    sources: [
      'https://ministryofcyberaffairs.com/news/how-to-report-fraud-in-nigeria-and-recover-your-money-1e1fca9d-4aff-42af-910b-0d24a168ee4a',
      'eight or more independent public repositories that give the same value',
    ],
  },
  {
    name: 'Nigeria Police Force',
    purpose: 'police',
    kind: 'phone',
    value: '199',
    use: { fr: 'Appeler la police.', en: 'Call the police.' },
    status: 'verified',
    sources: ['https://github.com/google/libphonenumber'],
  },
];
