import type { Scam } from '@scamguard/contracts';
import type { Language } from '@scamguard/i18n';
import english from './answers.en.json';
import french from './answers.fr.json';
import type { ServerAnswers } from './server-answers.ts';

const reported: readonly Scam[] = [
  {
    id: '0d6c5a52-0c5f-4a43-9a55-6a0d2f9f7a01',
    scamType: 'mobile_money',
    title: 'Transfert envoyé par erreur',
    description:
      "Une personne appelle et dit qu'elle a envoyé 50 000 FCFA par erreur. Elle demande de les rendre vite, sur un autre numéro. Le message reçu n'était pas de l'opérateur, et mon solde n'avait pas changé.",
    region: 'Littoral',
    reportCount: 4,
    scammerContact: '+229 01 97 •• •• 00',
    textShown: true,
    hasAudio: true,
    isVerified: true,
    lastReportedAt: '2026-11-19T16:20:00.000Z',
  },
  {
    id: '0d6c5a52-0c5f-4a43-9a55-6a0d2f9f7a02',
    scamType: 'fake_job',
    title: "Fausse offre d'emploi",
    description: 'Signalé par 1 personne, non vérifié. Le texte s’affichera après relecture.',
    textShown: false,
    region: 'Abidjan',
    reportCount: 1,
    scammerContact: null,
    hasAudio: false,
    isVerified: false,
    lastReportedAt: '2026-11-17T08:05:00.000Z',
  },
];

const nothingOfThisBrowser = { reviews: [], votes: [], talks: [] };
/** The voices before anybody has recorded or reviewed anything. */
const noVoices = { voices: [], reviewed: [] };

/**
 * The server's answers, unless a story gives others: real texts, shortened lists, nobody signed in. The JSON beside it was taken
 * from a running server. The reports are made up.
 */
export const fullAnswers: Partial<Record<Language, ServerAnswers>> & { readonly fr: ServerAnswers } = {
  fr: {
    ...french,
    browserData: nothingOfThisBrowser,
    voices: noVoices,
    latestScams: reported,
    searchScams: reported,
  },
  en: {
    ...english,
    browserData: nothingOfThisBrowser,
    voices: noVoices,
    latestScams: reported,
    searchScams: reported,
  },
};
