import type { OwnReport, User } from '@scamguard/contracts';

/** Somebody with an account. */
export const SIGNED_IN: User = {
  id: '0b7ef1a8-55f4-4b8e-9d3c-2f7cf0a1b111',
  phoneNumber: '+2290197000000',
  email: null,
  roles: [],
};

const report: OwnReport = {
  id: '0d6c5a52-0c5f-4a43-9a55-6a0d2f9f7b01',
  scamType: 'mobile_money',
  title: 'Transfert envoyé par erreur',
  description:
    "Une personne appelle et dit qu'elle a envoyé 50 000 FCFA par erreur. Elle demande de les rendre vite, sur un autre numéro. Le message reçu n'était pas de l'opérateur, et mon solde n'avait pas changé.",
  region: 'Littoral',
  scammerContact: '+229 01 97 00 00 00',
  createdAt: '2026-11-19T16:20:00.000Z',
  status: 'published',
  reportCount: 4,
  hasPicture: true,
  hasAudio: false,
};

/** One in each state. */
export const OWN_REPORTS: readonly OwnReport[] = [
  report,
  {
    ...report,
    id: '0d6c5a52-0c5f-4a43-9a55-6a0d2f9f7b02',
    title: 'Emploi au port contre des frais de dossier',
    description: 'Une annonce sur WhatsApp promet un poste. Il faut payer 15 000 FCFA avant.',
    region: 'Abidjan',
    scammerContact: null,
    status: 'pending',
    reportCount: 1,
    hasPicture: false,
    hasAudio: true,
  },
  { ...report, id: '0d6c5a52-0c5f-4a43-9a55-6a0d2f9f7b03', status: 'rejected', hasPicture: false },
];
