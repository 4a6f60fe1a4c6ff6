import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: [
    'https://promo-gagnant.net',
    'http://compte-verification.org/login',
    'https://cadeaux-gratuits.info',
  ],
  absent: [
    'https://boutique-adjovi.com/produits/pagnes',
    'https://boutique-adjovi.com/promo',
    'https://www.ecole-bilingue.org',
  ],
};
