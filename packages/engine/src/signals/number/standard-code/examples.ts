import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: ['*#21#', '*#62#', 'Composez *#67#'],
  absent: ['##002#', '**21*0197123456#', '*21#', '*880#', '#21#', '21'],
  undecided: ['*#06#'],
};
