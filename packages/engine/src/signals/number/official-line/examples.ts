import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: [
    '117',
    '131',
    '+233 50 160 3111',
    '00233501603111',
    'Police : 117',
    '17',
    '0800 678 678',
    '80 00 11 15',
    '+234 809 332 2644',
  ],
  absent: ['01 97 12 34 56', '999', '*117#', '1170'],
};
