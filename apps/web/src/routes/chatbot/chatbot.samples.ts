import type { InterviewResult } from '@scamguard/contracts';

const spoken = (text: string) => ({ text, lang: 'fr' });

/** What the assistant answers to a first message. */
export const firstQuestion: InterviewResult = {
  conversationPhase: 'collecting',
  analysis: "Avez-vous déjà envoyé de l'argent ou donné un code ?",
  parts: [spoken("Avez-vous déjà envoyé de l'argent ou donné un code ?")],
  replies: [
    { id: 'money', label: "Oui, de l'argent", lang: 'fr' },
    { id: 'code', label: 'Oui, un code', lang: 'fr' },
    { id: 'something-else', label: 'Oui, autre chose', lang: 'fr' },
    { id: 'nothing', label: 'Non, rien', lang: 'fr' },
  ],
  exposures: [],
  isSecretHidden: false,
  engineVersion: '2026.11.21-1',
  offline: false,
};

/** What it came to for somebody who was asked to send money back and has done it. */
export const dangerousTransfer: InterviewResult = {
  ...firstQuestion,
  conversationPhase: 'completed',
  analysis:
    "Danger. C'est très probablement une arnaque : argent envoyé « par erreur ».\nIls vont sûrement vous dire :\n« Si vous ne renvoyez pas, je porte plainte contre vous. »",
  replies: [
    { id: 'what-now', label: 'Que faire maintenant ?', lang: 'fr' },
    { id: 'restart', label: 'Nouvelle analyse', lang: 'fr' },
  ],
  exposures: ['money'],
  isSafe: false,
  riskLevel: 76,
  verdict: 'danger',
  situation: 'wrong_transfer',
  matchedPatterns: ["On vous demande de renvoyer de l'argent qui n'est pas arrivé sur votre compte."],
  recommendations: [
    'Appelez votre opérateur ou votre banque, par leur numéro officiel.',
    'Gardez les messages et le numéro comme preuve.',
  ],
  next: [],
};
