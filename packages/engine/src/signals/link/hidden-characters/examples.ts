import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: ['https://bou\u200btique-adjovi.com', 'https://exemple\u202e.com/moc'],
  absent: [
    'https://boutique-adjovi.com',
    '\u2068https://boutique-adjovi.com\u2069',
    '\ufeffhttps://exemple.org',
  ],
};
