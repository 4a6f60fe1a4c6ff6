import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: [
    'Sgt Brian Miller US Army',
    'Colonel Anderson Syrie',
    '@dr.kelvin.peacekeeper',
    'Emma médecin militaire',
  ],
  absent: [
    '@boutique.adjovi',
    'Ukraine actualités',
    'ONU Femmes Bénin',
    'Colonel Adjovi',
    'Captain Koffi FC',
  ],
};
