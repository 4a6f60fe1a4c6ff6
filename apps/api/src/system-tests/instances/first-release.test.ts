import { ENDPOINTS, PATHS } from '@scamguard/contracts';
import { describe, expect, inject, test } from 'vitest';
import { openDatabase } from '../../db/client.ts';
import { openEmbedded } from '../../db/embedded/index.ts';
import { openPostgres } from '../../db/postgres.ts';
import { reportKeys, reports, scamWords } from '../../db/schema/scams.ts';
import { freshPostgres, workerFile } from '../../testing/databases.ts';
import { FIRST_RELEASE, fillFirstRelease } from '../../testing/first-release.ts';
import { reporting } from '../../testing/report-form.ts';
import { emptyFolder } from '../../testing/scratch.ts';
import { asking, testApp } from '../../testing/test-server.ts';

const { accountId, link, number, reportIds, search, sessionToken, unread } = FIRST_RELEASE;

const sources = [
  {
    name: 'PGlite',
    open: async () => openEmbedded({ dataFolder: await emptyFolder(), workerFile }),
  },
  ...(inject('postgres')
    ? [{ name: 'PostgreSQL', open: async () => openPostgres(await freshPostgres()) }]
    : []),
];

describe.each(sources)('the data of the first release, on $name', ({ open }) => {
  test('are all there after an upgrade, count, are found, and can be added to', async () => {
    const source = await open();
    await fillFirstRelease(source.client, await emptyFolder());
    const database = await openDatabase(source);
    const app = await testApp(database);
    const { ask, post } = asking(() => app);

    const kept = await database.queries.select({ id: reports.id }).from(reports);
    expect(kept.map(({ id }) => id).toSorted()).toEqual(reportIds.toSorted());
    for (const checked of [
      await post(PATHS.verifyLink.path, { link }),
      await post(PATHS.verifyNumber.path, { number }),
    ])
      expect(checked.json().community).toMatchObject({ reports: reportIds.length });
    const keys = await database.queries.select().from(reportKeys);
    expect(keys.filter(({ key }) => key.includes(number))).toEqual([]);
    const found = await ask({ method: 'GET', url: ENDPOINTS.searchScams.path, query: { search } });
    expect(found.json()).toHaveLength(1);
    const misspelt = await ask({
      method: 'GET',
      url: ENDPOINTS.searchScams.path,
      query: { search: 'fenec' },
    });
    expect(misspelt.json()).toHaveLength(1);
    const unreadWord = { search: unread.search };
    expect((await ask({ method: 'GET', url: ENDPOINTS.searchScams.path, query: unreadWord })).json()).toEqual(
      [],
    );
    const words = (await database.queries.select().from(scamWords)).map(({ word }) => word);
    expect(words).toContain('boutique');
    expect(words).not.toContain(unread.search);
    const cookies = { session: sessionToken };
    const me = await ask({ method: 'GET', url: ENDPOINTS.me.path, cookies });
    expect(me.json()).toMatchObject({ user: { id: accountId } });
    expect((await reporting({ ask })({ scammerContact: link })).statusCode).toBe(201);
    expect(await database.queries.$count(reports)).toBe(reportIds.length + 1);
    await app.close();
  });
});
