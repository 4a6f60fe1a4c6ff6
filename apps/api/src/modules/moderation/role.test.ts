import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/client.ts';
import { accounts } from '../../db/schema/accounts.ts';
import { databases } from '../../testing/databases.ts';
import { moderatorCommand } from './role.ts';

describe.each(databases)("the moderator's role in $name", ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await database.queries.insert(accounts).values([
      { id: randomUUID(), phoneNumber: '+2290197123456' },
      { id: randomUUID(), email: 'awa@exemple.bj' },
    ]);
  });
  afterAll(() => database.close());
  const run = (...words: string[]) => moderatorCommand(database.queries, words);

  test('is given and taken, however the number is written', async () => {
    expect(await run('list')).toBe('There are no moderators.');
    expect(await run('grant', '97 12 34 56')).toBe(
      '+2290197123456 is a moderator now, and sets up a second factor at the next sign-in.',
    );
    await run('grant', 'Awa@Exemple.bj');
    expect((await run('list')).split('\n').toSorted()).toEqual(['+2290197123456', 'awa@exemple.bj']);
    await run('revoke', '+229 01 97 12 34 56');
    expect(await run('list')).toBe('awa@exemple.bj');
  });

  test.each([
    ['somebody without an account', ['grant', '+2290197000000'], /have to register first/],
    ['nobody', ['grant'], /neither a phone number nor/],
    ['something unknown', ['promote', '+2290197123456'], /^Usage/],
    ['nothing', [], /^Usage/],
  ])('is refused for %s', async (_name, words, sentence) => {
    await expect(run(...words)).rejects.toThrow(sentence);
  });
});
