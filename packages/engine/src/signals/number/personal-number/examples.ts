import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: ['+44 70 8765 4321', '00447031234567', '+44 (0)7056 789 012'],
  absent: ['+44 7911 123456', '+44 7723 456789', '+44 20 7946 0018', '+229 01 97 12 34 56'],
};
