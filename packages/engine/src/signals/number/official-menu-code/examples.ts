import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: ['*880#', '*855#', '*145#', '*126#', 'Moov Money : *155#'],
  absent: ['*777#', '*880*1*0197123456*50000#', '**21*0197123456#', '##002#', '880'],
  undecided: ['*880*2#', '*126*6#'],
};
