import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: [
    'Interpol service réclamation',
    '@police_officiel_aide',
    'Ministère du travail recrutement',
    '@gouv_benin_aide',
    'Juge Adjovi Tribunal de Cotonou',
    'Gendarmerie convocation urgente',
    '@inspecteur.cybercrime.lome',
  ],
  absent: ['@boutique.adjovi', 'Awa Koffi', 'MTN gain'],
  undecided: ['Colonel Adjovi', 'Ambassade de la mode', 'Tribunal de commerce de Cotonou'],
};
