import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: [
    'http://instagarm.com',
    'https://telegeram.xyz',
    'https://www.wetsern-union.net',
    'https://netfllix.com',
  ],
  absent: [
    'https://www.instagram.com',
    'https://finance.example-tontine.org',
    'https://www.amazone-tissus.com',
    'https://ecole-bilingue.org',
    'https://www.wmtransfer.com',
  ],
};
