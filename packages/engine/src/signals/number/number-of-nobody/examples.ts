import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: ['+229 01 10 12 34 56', '+225 09 12 34 56 78'],
  absent: ['+229 01 97 12 34 56', '117', '+33 6 12 34 56 78'],
  undecided: ['+229 01 97', '+22901971234567890'],
};
