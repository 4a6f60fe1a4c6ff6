import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: ['@forex_signals_bj', 'Crypto Gains Afrique', 'Doubler votre argent'],
  absent: ['@boutique.adjovi', 'Association des éleveurs', 'Awa Koffi'],
};
