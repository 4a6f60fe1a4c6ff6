import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: ['7421', '999', '36000'],
  absent: ['117', '+229 01 97 12 34 56', '*880#'],
};
