import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: [
    'https://faceb00k-connexion.com',
    'http://paypa1.com',
    'https://whаtsapp.com',
    'https://métamask.io',
  ],
  absent: ['https://www.facebook.com', 'https://boutique-adjovi.com', 'https://école-des-manguiers.bj'],
};
