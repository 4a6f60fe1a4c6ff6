import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: ['https://exemple.top', 'http://petit-marche.xyz/', 'https://exemple.buzz', 'https://exemple.hair'],
  absent: [
    'https://moov-africa.ml',
    'https://exemple.bj',
    'https://exemple.com',
    'https://exemple.tk',
    'https://exemple.ga',
  ],
};
