import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: ['+371 21 234 567', '+248 2 510 123'],
  absent: ['+229 01 97 12 34 56', '+224 621 12 34 56', '+33 6 12 34 56 78'],
};
