import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: [
    'Aliko Dangote aide financement',
    'https://facebook.com/Patrice.Talon.Officiel',
    'Elon Musk Giveaway',
    'https://www.tiktok.com/@didierdrogba_don',
    '@elonmusk_btc',
  ],
  absent: ['@boutique.adjovi', 'Patrice Adjovi', 'MTN gain'],
  undecided: ['Patrice Talon', '@elon_musk', 'https://www.instagram.com/didierdrogba/'],
};
