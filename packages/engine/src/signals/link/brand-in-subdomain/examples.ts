import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: [
    'http://mtn-bj.promo-gagnant.xyz/login',
    'https://www.facebook.com.connexion-compte.net',
    'https://wave.retrait-argent.top',
  ],
  absent: [
    'https://momo.mtn.com/',
    'https://fr.wikipedia.org/wiki/MTN',
    'https://orange.fruits-du-sahel.com',
    'https://shop.boutique-adjovi.com',
  ],
};
