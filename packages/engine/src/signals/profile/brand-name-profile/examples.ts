import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: ['Ecobank Adjovi', 'PayPal et Compagnie'],
  absent: [
    '@boutique.adjovi',
    'https://www.instagram.com/whatsapp',
    'Marie Orange',
    'Groupe WhatsApp des parents',
  ],
  undecided: ['https://www.facebook.com/mtnbenin', '@ecobank', 'Moov Africa Bénin'],
};
