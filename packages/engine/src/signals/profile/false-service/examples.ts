import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: [
    '@mtn_benin_support',
    'https://www.facebook.com/OrangeMoneyGain',
    'MTN Recrutement 2026',
    'facebook.com/wave.service.client',
    'Ecobank prêts',
    '@mtnpromo',
    'OPay customer care',
    'Moov dey here for you',
  ],
  absent: [
    '@boutique.adjovi',
    'Orange Adjovi',
    'https://www.facebook.com/mtnbenin',
    'Club Wave de surf',
    '@orangerie.cotonou',
  ],
};
