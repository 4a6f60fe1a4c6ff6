import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: [
    '@forex_signals_bj',
    'Crypto Gains Afrique',
    'Doubler votre argent',
    '@tontine_en_ligne_togo',
    'Tontine 5000 donne 50000',
    'tontine.x10',
  ],
  absent: [
    '@boutique.adjovi',
    'Association des éleveurs',
    'Tontine des couturières de Ouidah',
    'Boulangerie 2000',
    'Awa Koffi',
  ],
};
