import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: ['+229 97 12 34 56', '97 12 34 56', '0022966123456'],
  absent: ['+229 01 97 12 34 56', '+225 07 07 12 34 56', '+228 90 12 34 56', '117'],
  undecided: ['+225 07 12 34 56', '22507123456'],
};
