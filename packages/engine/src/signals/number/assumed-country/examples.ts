import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: ['01 97 12 34 56', '97123456', '07 07 12 34 56'],
  absent: ['+229 01 97 12 34 56', '2290197123456', '0033612345678', '117'],
};
