import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: {
    fr: [
      'Frère, je suis bloqué à la gare sans argent, fais-moi un dépôt de 5000 sur ce numéro, je te rembourse demain.',
      "Mon enfant est à l'hôpital, envoyez 10 000 F sur ce numéro, Dieu vous le rendra.",
    ],
    en: [
      'My brother I am stranded, send 2000 naira to this number, I will pay you back.',
      'My child is in hospital, please send money to this account.',
    ],
  },
  absent: {
    fr: [
      "Le petit est malade, on va à l'hôpital, peux-tu passer ?",
      'Envoie 2000 pour le pain, je rentre tard.',
    ],
    en: ['The baby is sick, we are going to the hospital.', 'Send 200 for the bread, I am late.'],
  },
};
