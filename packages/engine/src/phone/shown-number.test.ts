import { expect, it } from 'vitest';
import { readPhone } from './read-phone.ts';

it.each([
  ['+2290197123456', '+229 01 97 12 34 56'],
  ['+2250708091011', '+225 07 08 09 1011'],
  ['+447700900123', '+44 7700 900123'],
  ['+12025550143', '+1 202 555 0143'],
  ['+237671234567', '+237 6 71 23 45 67'],
])('shows %s in the groups that people know it by', (number, shown) => {
  expect(readPhone(number, [0, 0])?.shown).toBe(shown);
});
