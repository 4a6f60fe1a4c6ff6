import type { CallText } from './call-text.ts';

export const fr: CallText = {
  order: ["Ne donnez aucun code et n'envoyez rien."],
  who: ['Ici Scam Gard, une machine, qui ne vous appelle jamais.'],
  menu: [
    "Si de l'argent est parti, tapez 1.",
    'Si un code est parti, tapez 2.',
    "Si rien n'est parti, tapez 3.",
    'Pour une autre arnaque, tapez 4.',
  ],
  back: ['Pour le français, tapez 0.'],
  sent: [
    'Raccrochez et appelez tout de suite votre opérateur ou votre banque.',
    "Demandez de bloquer le compte qui a reçu l'argent.",
    "Donnez le montant, l'heure et le numéro.",
    'Ne payez plus rien à personne.',
  ],
  code: [
    "Si c'est votre carte de banque, appelez tout de suite votre banque et faites bloquer la carte.",
    "Si c'est un code, changez ce code tout de suite par le menu officiel de votre opérateur.",
    'Puis appelez son service client et faites bloquer le compte.',
  ],
  hungUp: [
    'Raccrochez, et ne répondez plus à cette personne.',
    'Rappelez vous-même le numéro que vous connaissez.',
    "N'envoyez rien et ne donnez aucun code.",
  ],
  other: [
    'Ne payez rien, ne renvoyez rien et ne confirmez rien.',
    "S'il faut payer pour un emploi, un gain ou un colis, tapez 1.",
    "Si on vous a envoyé de l'argent par erreur, tapez 2.",
    'Si on vous menace, tapez 3.',
    'Si un client attend devant vous, tapez 4.',
  ],
  payFirst: [
    'Ne payez rien.',
    "Demandez à l'organisme lui-même, à son agence ou à un numéro que vous cherchez vous-même.",
  ],
  sentByMistake: [
    "Ne renvoyez pas d'argent : c'est à l'expéditeur d'appeler son opérateur.",
    'Vérifiez vous-même votre solde.',
  ],
  threat: [
    "Si vous avez moins de 18 ans, parlez-en aujourd'hui à un adulte de confiance.",
    "Ne payez pas et ne cédez pas : payer n'arrête jamais les menaces.",
    "Vous n'êtes coupable de rien.",
  ],
  counter: [
    "Ne confirmez rien et ne donnez pas l'argent.",
    "Vérifiez d'abord votre solde vous-même.",
    'Un SMS peut être faux.',
  ],
  numbers: ['Voici, en français, des numéros que vous pouvez appeler.'],
};
