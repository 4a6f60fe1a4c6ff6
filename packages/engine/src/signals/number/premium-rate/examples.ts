import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: ['+33 899 70 12 34', '+44 909 879 0879', '+979 123456789'],
  absent: ['+229 01 97 12 34 56', '+33 6 12 34 56 78', '+33 800 12 34 56'],
};
