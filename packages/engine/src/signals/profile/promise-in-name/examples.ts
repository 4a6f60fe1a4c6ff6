import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: ['Gagnant 2026', '@cadeaux_pour_tous', 'MTN bonus internet'],
  absent: ['@boutique.adjovi', 'Awa Koffi', 'Donatien Ahouansou'],
};
