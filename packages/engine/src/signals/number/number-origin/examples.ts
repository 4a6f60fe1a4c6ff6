import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: [
    '+229 01 97 12 34 56',
    '01 97 12 34 56',
    '+33 6 12 34 56 78',
    'Rappelez le 07 07 12 34 56 svp',
    '+44 7911 123456',
  ],
  absent: ['117', '+229 01 00', '*880#'],
};
