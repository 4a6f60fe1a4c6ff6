import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: ['Grand marabout Adjovi', 'Maître retour affectif', 'Portefeuille magique Bénin'],
  absent: ['@boutique.adjovi', 'Magie des enfants', 'Awa Koffi'],
};
