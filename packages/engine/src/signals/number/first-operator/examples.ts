import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: ['+229 01 97 12 34 56', '+225 07 07 12 34 56', '+221 77 123 45 67'],
  absent: ['+33 6 12 34 56 78', '117', '+229 01 00'],
};
