import { expect, test, vi } from 'vitest';
import type { Reputation } from '../reputation/repository.ts';
import { verificationService } from './service.ts';

const DAY_MS = 86_400_000;
const item = { kind: 'link', value: 'https://boutique-adjovi.com/' } as const;
const asText = { ...item, kind: 'profile' } as const;
const reported: Reputation = {
  key: 'domain:boutique-adjovi.com',
  reports: 3,
  confirmed: true,
  listed: false,
  lastReportedAt: new Date(0),
  countsUntil: new Date(DAY_MS),
  updatedAt: new Date(0),
  change: 1,
};

/** A service that counts how often it asks what is known, and what is known. */
function setUp() {
  const state = { version: 1 as number | undefined, rows: [] as Reputation[], time: 1 };
  const find = vi.fn((_keys: readonly string[]): Reputation[] | Promise<Reputation[]> => state.rows);
  const reputation = { version: () => state.version, find };
  const { write, verify } = verificationService(reputation, { now: () => state.time });
  return { state, find, write, verify };
}

test('an answer for which nothing has to be asked is there at once', () => {
  const { write } = setUp();
  expect(JSON.parse(String(write(item, 'fr')))).toMatchObject({ verdict: 'unknown', offline: false });
});

test('the same is said again without asking what is known', () => {
  const { write, find } = setUp();
  const first = write(item, 'fr');
  expect(write(item, 'fr')).toBe(first);
  expect(find).toHaveBeenCalledTimes(1);
});

test.each([
  ['in another language', item, 'en'],
  ['of another kind', asText, 'fr'],
  ['of another value', { ...item, value: `${item.value}payer` }, 'fr'],
] as const)('it is asked for anew %s', (_name, other, language) => {
  const { write, find } = setUp();
  write(item, 'fr');
  write(other, language);
  expect(find).toHaveBeenCalledTimes(2);
});

test('what comes to be known counts with the next version', async () => {
  const { state, verify } = setUp();
  const before = await verify(item, 'fr');
  state.rows = [reported];
  expect(await verify(item, 'fr')).toEqual(before);
  state.version = 2;
  expect((await verify(item, 'fr')).community?.reports).toBe(3);
});

test('what is known is asked for each time while its version cannot be told', () => {
  const { state, write, find } = setUp();
  state.version = undefined;
  write(item, 'fr');
  write(item, 'fr');
  expect(find).toHaveBeenCalledTimes(2);
});

test('reports are told of until they are too old to count, and no longer', async () => {
  const { state, verify, find } = setUp();
  state.rows = [reported];
  await verify(item, 'fr');
  expect((await verify(item, 'fr')).community).toBeDefined();
  expect(find).toHaveBeenCalledTimes(1);
  state.time = DAY_MS;
  expect((await verify(item, 'fr')).community).toBeUndefined();
});

test('what the database is asked for is waited for', async () => {
  const { write, find } = setUp();
  find.mockResolvedValueOnce([reported]);
  expect(JSON.parse(await write(item, 'fr')).community).toMatchObject({ reports: 3 });
});
