import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

/** Two are looked at and a hundred wait. */
const BORNE = 102;

test('when too many passwords wait to be looked at, the next one is told to come back, and the others are not', async () => {
  const hash = await hashPassword('mot de passe');
  const all = await Promise.allSettled(Array.from({ length: BORNE + 3 }, () => isPassword('autre', hash)));
  const refused = all.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(3);
  expect(refused[0]).toMatchObject({ reason: { code: 'unavailable', retryAfterSeconds: 5 } });
  expect(await isPassword('mot de passe', hash)).toBe(true);
});
