import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: [
    'https://www.mtn.bj/',
    'mtn.ci',
    'HTTPS://WWW.ORANGE.SN/particuliers',
    'https://wave.com',
    'https://accounts.google.com/',
  ],
  absent: [
    'http://mtn.bj.promo-gagnant.xyz',
    'https://mtn.bj@promo-gagnant.xyz',
    'https://www.facebook.com/mtnbenin.gagnants',
    'https://sites.google.com/view/mtn-cadeau',
    'https://boutique-adjovi.com/produits/pagnes',
  ],
};
