import type { InterviewResult } from '@scamguard/contracts';

const spoken = (text: string) => ({ text, lang: 'fr' });

const said = (...lines: readonly string[]) => ({ analysis: lines.join('\n'), parts: lines.map(spoken) });

/** The assistant's answer to a story: what was heard, what to do now, one question. */
export const firstQuestion: InterviewResult = {
  conversationPhase: 'collecting',
  ...said(
    "J'ai compris : on vous demande de renvoyer de l'argent.",
    'Cela ressemble fort à une arnaque : argent envoyé « par erreur ».',
    'À faire maintenant :',
    "Ne renvoyez pas d'argent : c'est à l'expéditeur d'appeler son opérateur.",
    "Avez-vous déjà envoyé de l'argent, donné un code ou envoyé vos papiers ?",
  ),
  replies: [
    { id: 'lost-money', label: "Oui, de l'argent", lang: 'fr', icon: 'money' },
    { id: 'lost-code', label: 'Oui, un code', lang: 'fr', icon: 'code' },
    { id: 'lost-papers', label: 'Oui, mes papiers', lang: 'fr', icon: 'papers' },
    { id: 'nothing', label: 'Non, rien', lang: 'fr', icon: 'no' },
    { id: 'unsure', label: 'Je ne sais pas', lang: 'fr', icon: 'unsure' },
  ],
  exposures: [],
  isSecretHidden: false,
  engineVersion: '2026.11.21-1',
  offline: false,
};

const completed: InterviewResult = {
  ...firstQuestion,
  conversationPhase: 'completed',
  replies: [
    { id: 'what-now', label: 'Que faire maintenant ?', lang: 'fr', icon: 'advice' },
    { id: 'why', label: 'Pourquoi ?', lang: 'fr', icon: 'unsure' },
    { id: 'what-will-they-say', label: 'Que vont-ils dire ?', lang: 'fr', icon: 'talk' },
    { id: 'restart', label: 'Nouvelle analyse', lang: 'fr', icon: 'new' },
  ],
  isSafe: false,
  matchedPatterns: [],
  next: [],
};

/** The verdict for somebody who was asked to send money back and has done it. */
export const dangerousTransfer: InterviewResult = {
  ...completed,
  ...said(
    "J'ai compris : de l'argent est parti.",
    "Danger. C'est très probablement une arnaque : argent envoyé « par erreur ».",
    'À faire maintenant :',
    'Appelez votre opérateur par son numéro officiel. Demandez de bloquer la somme et un numéro de dossier. Chaque minute compte.',
    'Ils vont sûrement vous dire :',
    '« Si vous ne renvoyez pas, je porte plainte contre vous. »',
  ),
  exposures: ['money'],
  riskLevel: 88,
  verdict: 'danger',
  situation: 'wrong_transfer',
  matchedPatterns: ["On vous demande de renvoyer de l'argent qui n'est pas arrivé sur votre compte."],
  recommendations: [
    'Appelez votre opérateur par son numéro officiel. Demandez de bloquer la somme et un numéro de dossier. Chaque minute compte.',
    'Ne payez plus rien, même pour récupérer votre argent.',
    'Gardez les messages et le numéro comme preuve.',
  ],
};

/** The verdict for somebody who has called the sister that asks. */
export const calmRequest: InterviewResult = {
  ...completed,
  ...said(
    "J'ai compris : on vous demande de l'argent, vous avez vérifié.",
    "Rien de suspect dans ce que vous racontez : cela ressemble à une affaire de famille ou d'amis. Cela ne prouve pas tout : restez prudent.",
    "Vous n'avez rien à faire. Gardez vos codes pour vous.",
  ),
  riskLevel: 6,
  verdict: 'unknown',
  situation: 'honest_family',
  recommendations: [
    "Vous n'avez rien à faire. Gardez vos codes pour vous.",
    'Gardez le reçu et les messages.',
  ],
};

/** The verdict for somebody who could answer no question. */
export const cannotTell: InterviewResult = {
  ...completed,
  ...said(
    "Je ne peux pas savoir avec ce que vous m'avez dit. Voici comment le savoir :",
    "Demandez l'avis d'une personne de confiance avant d'agir.",
  ),
  riskLevel: 16,
  verdict: 'unknown',
  situation: 'unknown',
  recommendations: [
    "Demandez l'avis d'une personne de confiance avant d'agir.",
    "Demandez à l'organisme lui-même : à son agence, ou par un numéro que vous cherchez vous-même.",
  ],
};
