import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: {
    fr: [
      'Félicitations ! Votre numéro a été tiré au sort, vous avez gagné 500 000 F. Appelez pour retirer votre lot.',
      "Vous êtes l'heureux gagnant de la loterie MTN, cliquez sur le lien pour recevoir votre cadeau.",
    ],
    en: [
      'Congratulations! You have won 5,000 dollars in our draw, click the link to claim.',
      'Your number won the MTN promo, call this agent to collect your prize.',
    ],
  },
  absent: {
    fr: [
      'Félicitations pour ton examen, on fête ça samedi !',
      "Tombola de l'école : le gagnant retire son lot au secrétariat.",
    ],
    en: [
      'Congratulations on your new baby!',
      'The raffle winner can collect the prize at the school office, at the desk.',
    ],
  },
};
