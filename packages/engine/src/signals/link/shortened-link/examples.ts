import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: ['https://bit.ly/cadeau-mtn', 'tinyurl.com/verification-compte'],
  absent: ['https://www.mtn.bj', 'https://boutique-adjovi.com/bit.ly'],
  undecided: ['https://bit.ly/3xYz12A', 'cutt.ly/abc'],
};
