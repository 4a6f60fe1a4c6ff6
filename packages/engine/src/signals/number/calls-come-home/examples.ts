import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: ['##002#', '##21#', 'Composez ##004# svp'],
  absent: ['**21*0197123456#', '*880#', '01 97 12 34 56'],
};
