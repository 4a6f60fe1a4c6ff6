import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: ['https://www.mtn.bj@promo-gagnant.xyz/', 'http://orange.ci:connexion@197.234.221.9/'],
  absent: ['service@boutique-adjovi.com', 'https://www.tiktok.com/@boutique.adjovi', 'https://www.mtn.bj/'],
};
