import type { ModeratedScam, User } from '@scamguard/contracts';

export const MODERATOR: User = {
  id: '0b7ef1a8-55f4-4b8e-9d3c-2f7cf0a1b111',
  phoneNumber: '+2290197000000',
  email: null,
  roles: ['moderator'],
};

/** A report with a picture, about which the person reported has written. */
export const WAITING: ModeratedScam[] = [
  {
    id: '0b7ef1a8-55f4-4b8e-9d3c-2f7cf0a1b001',
    scamType: 'mobile_money',
    title: 'Un faux agent demande un code',
    description:
      'Koffi Mensah appelle au nom de l’opérateur et demande le code reçu par SMS. Il attend au quartier Zongo avec une moto AB 1234 RB.',
    personalDetails: {
      title: [],
      description: [
        { kind: 'name', start: 0, end: 12 },
        { kind: 'address', start: 89, end: 103 },
        { kind: 'plate', start: 118, end: 128 },
      ],
    },
    region: 'Littoral',
    reportCount: 1,
    scammerContact: '+229 01 •• •• •• 00',
    hasAudio: false,
    isVerified: false,
    lastReportedAt: '2026-11-01T10:00:00.000Z',
    status: 'pending',
    isProtected: true,
    isHeld: false,
    reports: [
      {
        id: '0b7ef1a8-55f4-4b8e-9d3c-2f7cf0a1b002',
        title: 'Un faux agent demande un code',
        description: 'Il a appelé deux fois et a demandé le code reçu par SMS.',
        contact: '+2290197000000',
        createdAt: '2026-11-01T10:00:00.000Z',
        attachments: [
          {
            id: '0b7ef1a8-55f4-4b8e-9d3c-2f7cf0a1b003',
            kind: 'picture',
            mediaType: 'image/png',
            size: 20_000,
          },
        ],
      },
    ],
    reviewRequests: [
      {
        id: '0b7ef1a8-55f4-4b8e-9d3c-2f7cf0a1b004',
        message: 'Ce numéro est le mien, je n’ai appelé personne.',
        contact: null,
        createdAt: '2026-11-03T08:00:00.000Z',
      },
    ],
  },
];
