import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: ['https://16151122.com', 'http://boutique-826240.net', 'https://exemple365.org'],
  absent: [
    'https://can2025.org',
    'https://radio24.net',
    'https://boutique-adjovi.com',
    'http://197.234.221.9/',
  ],
};
