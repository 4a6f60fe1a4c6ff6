import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: ['Prêt entre particuliers sérieux', '@loan.express', 'Offre de crédit rapide'],
  absent: ['@boutique.adjovi', 'Prêtre Koffi', 'Awa Koffi'],
};
