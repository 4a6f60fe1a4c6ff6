import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: {
    fr: [
      'Achète deux cartes PCS de 150 et envoie les codes.',
      'Envoyez le coupon Transcash pour confirmer la commande.',
    ],
    en: [
      'Buy a 100 dollar gift card and send me the codes.',
      'Please get iTunes cards and scratch them for me.',
    ],
  },
  absent: {
    fr: [
      "La carte cadeau est pour l'anniversaire de maman.",
      "N'achetez jamais de coupon PCS pour un inconnu.",
    ],
    en: ['The gift card is from my sister.', 'Never buy gift cards for a stranger.'],
  },
};
