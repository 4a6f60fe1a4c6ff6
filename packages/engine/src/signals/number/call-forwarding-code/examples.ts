import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: ['**21*0197123456#', '*21*+2290197123456#', 'Composez *67*0197123456# svp', '##21#*21*0197123456#'],
  absent: ['*880#', '*155*2*1#', '01 97 12 34 56', '#21#', '##21#', '*#21#'],
};
