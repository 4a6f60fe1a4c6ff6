import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: [
    '@forex_signals_bj',
    'Crypto Gains Afrique',
    'Doubler votre argent',
    '@tontine_en_ligne_togo',
    'Tontine 5000 donne 50000',
    'tontine.x10',
    'Tontine Gain Rapide 100%',
    '@tontine.gain.24h',
    'TontineGainRapide',
    'Tontine sûre 200%',
    'Susu double money',
    'Bitcoin Bonus 24h',
  ],
  absent: [
    '@boutique.adjovi',
    'Association des éleveurs',
    'Tontine des couturières de Ouidah',
    'Boulangerie 2000',
    'Tontine des femmes de Bohicon',
    'Tontine Cadeaux de fin d’année',
    'Tontine anniversaire famille Dossou',
    'Tontine des jeunes sérieux',
    'Tontine 5 000 par mois',
    'Susu group Kaneshie market',
    'Association Les Gagnants de Cotonou',
    'Moto Taxi Rapide Cotonou',
    'Soldes 50 %',
    'Awa Koffi',
  ],
};
