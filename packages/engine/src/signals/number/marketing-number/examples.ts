import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: ['+33 1 62 12 34 56', '+33 9 48 12 34 56'],
  absent: ['+33 1 42 12 34 56', '+229 01 62 12 34 56'],
};
