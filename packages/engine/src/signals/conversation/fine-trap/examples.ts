import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: {
    fr: [
      'Dernier rappel : amende de stationnement impayée. Réglez 35 euros sur http://amende-paiement.info',
      'Péage non payé, cliquez sur le lien pour régulariser.',
    ],
    en: [
      'Unpaid toll: pay 6.99 now at http://toll-pay.top to avoid a penalty.',
      'You have a parking charge, follow the link to settle.',
    ],
  },
  absent: {
    fr: [
      "Attention, il y a une amende si tu te gares devant l'école.",
      "La médiathèque : pas d'amende pour les retards cet été.",
    ],
    en: ['They gave me a parking fine yesterday.', 'The library charges a small fine for late books.'],
  },
};
