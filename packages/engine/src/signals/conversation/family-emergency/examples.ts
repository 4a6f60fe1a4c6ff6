import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: {
    fr: [
      "Coucou maman, mon téléphone est cassé, c'est mon nouveau numéro, écris-moi sur WhatsApp.",
      "Papa j'ai eu un accident, envoie 80 000 sur ce numéro vite",
    ],
    en: [
      'Hi mum, my phone broke, this is my new number, text me on WhatsApp.',
      'Uncle I had an accident, send 500 cedis now please',
    ],
  },
  absent: {
    fr: ['Maman, bien arrivé à Parakou, bisous.', 'Papa a changé de numéro de chambre, il va mieux.'],
    en: ['Hi mum, arrived safely, love you.', 'Dad is back from the hospital, all is well.'],
  },
};
