import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: [
    'https://boutique-adjovi.vercel.app',
    'http://mon-site-12.pages.dev/',
    'https://tontine-espoir.blogspot.com/2024/',
  ],
  absent: ['https://vercel.com', 'https://boutique-adjovi.com', 'https://pages.dev'],
};
