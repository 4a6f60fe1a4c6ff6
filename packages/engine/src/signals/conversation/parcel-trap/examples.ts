import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: {
    fr: [
      'Votre colis est en attente. Confirmez votre adresse : http://suivi-colis-bj.com',
      'La Poste : livraison suspendue, adresse incomplète. Cliquez ici pour reprogrammer.',
    ],
    en: [
      'Your parcel is on hold. Pay the shipping fee here: http://dhl-redelivery.top',
      'USPS: incomplete address, click the link to reschedule.',
    ],
  },
  absent: {
    fr: [
      "Votre colis est arrivé, il est disponible en boutique jusqu'à samedi.",
      'Le livreur passe à 15h, préparez 12 000 F à la livraison.',
    ],
    en: [
      'Your parcel is ready for collection at the shop.',
      'The rider will bring your package at 3pm, pay on delivery.',
    ],
  },
};
