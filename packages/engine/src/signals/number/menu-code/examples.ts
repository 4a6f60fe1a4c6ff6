import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: ['*880*1*0197123456*50000#', '*133*1*1*22990000000#', '*737*50*5000#', '*770*1234#'],
  absent: ['01 97 12 34 56', '117', '**21*0197123456#', '##002#'],
  undecided: ['*880#', '#144*967#'],
};
