import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: ['https://bоutique.com', 'https://exemple-сайт.org'],
  absent: [
    'https://école-des-manguiers.bj',
    'https://сайт.рф',
    'https://ɖɔkpɔ.example.org',
    'https://boutique-adjovi.com',
  ],
};
