import { describe, expect, test } from 'vitest';
import { tokenHash } from '../../secrets/random-token.ts';
import { sessionsService } from './service.ts';

const ACCOUNT = {
  id: 'one',
  phoneNumber: '+2290197000000',
  email: null,
  roles: ['moderator' as const],
  passwordHash: 'secret',
};
const HOUR = 3_600;

/** Says what the service asks of its repository. */
function recorded(known?: { readonly token: string }) {
  const asked: unknown[][] = [];
  const note =
    (name: string) =>
    async (...values: unknown[]) => {
      asked.push([name, ...values]);
    };
  const service = sessionsService({
    add: note('add'),
    find: async (hash) =>
      known && hash === tokenHash(known.token)
        ? ({ account: ACCOUNT, secondFactor: 'old' } as never)
        : undefined,
    markSecondFactor: note('mark'),
    remove: note('remove'),
    removeOthers: note('removeOthers'),
  });
  return { service, asked };
}

describe('a session', () => {
  test('that is remembered lasts 30 days, in the browser too', async () => {
    const { service, asked } = recorded();
    const { token, keptSeconds } = await service.begin('one', { remember: true, earlier: undefined });
    expect(keptSeconds).toBe(30 * 24 * HOUR);
    expect(asked).toEqual([['add', tokenHash(token), 'one', 30 * 24 * HOUR]]);
    expect(token).toMatch(/^[\w-]{43}$/);
  });

  test('that is not remembered lasts half a day, and in the browser until it is closed', async () => {
    const { service, asked } = recorded();
    const { token, keptSeconds } = await service.begin('one', { remember: false, earlier: undefined });
    expect(keptSeconds).toBeUndefined();
    expect(asked).toEqual([['add', tokenHash(token), 'one', 12 * HOUR]]);
  });

  test('has another token each time, and ends the one before', async () => {
    const { service, asked } = recorded();
    const options = { remember: false, earlier: 'before' };
    const [one, other] = [await service.begin('one', options), await service.begin('one', options)];
    expect(one.token).not.toBe(other.token);
    expect(asked.filter(([name]) => name === 'remove')).toEqual([
      ['remove', tokenHash('before')],
      ['remove', tokenHash('before')],
    ]);
  });

  test('shows of its account what the owner may see', async () => {
    const { service } = recorded({ token: 'mine' });
    const { passwordHash: _, ...user } = ACCOUNT;
    expect(await service.find('mine')).toEqual({ user, secondFactor: 'old' });
    expect(await service.find('other')).toBeUndefined();
  });

  test('is named to the database by the hash of its token only', async () => {
    const { service, asked } = recorded();
    await service.markSecondFactor('mine');
    await service.end('mine');
    await service.endOthers('one', 'mine');
    await service.endOthers('one', undefined);
    expect(asked).toEqual([
      ['mark', tokenHash('mine')],
      ['remove', tokenHash('mine')],
      ['removeOthers', 'one', tokenHash('mine')],
      ['removeOthers', 'one', ''],
    ]);
  });

  test('has a token whose hash is another text', () => {
    expect(tokenHash('mine')).toMatch(/^[\w-]{43}$/);
    expect(tokenHash('mine')).not.toBe(tokenHash('yours'));
  });
});
