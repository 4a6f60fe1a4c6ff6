import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

test.each([
  ['41.79.219.7', '41.79.219.250', true],
  ['41.79.219.7', '41.79.220.7', false],
  ['::ffff:41.79.219.7', '41.79.219.8', true],
  ['2c0f:f0f8:0001:2::5', '2c0f:f0f8:1:ffff:1:2:3:4', true],
  ['2c0f:f0f8:1::5', '2c0f:f0f8:2::5', false],
  ['2c0f::1:2:3:4:5', '2c0f:0:0:9::', true],
  ['::1', '::2', true],
  ['fe80::1%eth0', 'fe80::2', true],
])('%s and %s are neighbours: %s', (one, other, are) => {
  expect(networkOf(one) === networkOf(other)).toBe(are);
});
