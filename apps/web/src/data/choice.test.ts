import { expect, it } from 'vitest';
import { listIn } from './choice.ts';

it('finds a list, whether it is the answer or stands in its data', () => {
  expect(listIn([{ id: 'a' }])).toEqual([{ id: 'a' }]);
  expect(listIn({ data: [{ id: 'a' }] } as never)).toEqual([{ id: 'a' }]);
});

it.each([undefined, null, 'x', {}, { data: {} }])('finds none in %j', (answer) => {
  expect(listIn(answer as never)).toBeUndefined();
});
