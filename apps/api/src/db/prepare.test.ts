import { REGIONS } from '@scamguard/content';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { databases, freshPostgres } from '../testing/databases.ts';
import { type Database, openDatabase } from './client.ts';
import { openPostgres } from './postgres.ts';
import { contentVersions } from './schema/content-versions.ts';
import { regions } from './schema/reference-data.ts';
import { seed } from './seed.ts';

describe.runIf(inject('postgres'))('instances that start on an empty database at the same time', () => {
  test('all come up, and the tables are made and filled once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const url = await freshPostgres();
      const start = async () => openDatabase(await openPostgres(url));
      const instances = await Promise.all(Array.from({ length: 6 }, start));
      const counts = instances.map(({ queries }) => queries.$count(regions));
      expect(new Set(await Promise.all(counts))).toEqual(new Set([REGIONS.length]));
      await Promise.all(instances.map(({ close }) => close()));
    }
  });
});

describe.each(databases)('content in $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const writtenAt = () =>
    database.queries.execute(sql`select max(xmin::text::bigint) as transaction from regions`);

  test('is not written again while it has not changed', async () => {
    const before = (await writtenAt()).rows;
    await seed(database.queries);
    expect((await writtenAt()).rows).toEqual(before);
  });

  test('is put right when it has changed: altered, lost and stray rows alike', async () => {
    const { queries } = database;
    const expected = await queries.select().from(regions).orderBy(regions.position);
    await queries
      .update(regions)
      .set({ names: { fr: 'Altered' } })
      .where(eq(regions.id, 'littoral'));
    await queries.delete(regions).where(eq(regions.id, 'zou'));
    await queries
      .insert(regions)
      .values({ id: 'stray', country: 'XX', iso: 'XX-1', names: { fr: 'S' }, position: 0 });
    await queries
      .update(contentVersions)
      .set({ version: 'earlier' })
      .where(eq(contentVersions.collection, 'regions'));
    await seed(queries);
    expect(await queries.select().from(regions).orderBy(regions.position)).toEqual(expected);
  });
});

test.runIf(inject('postgres'))('a failure while content is written leaves everything as it was', async () => {
  const url = await freshPostgres();
  await (await openDatabase(await openPostgres(url))).close();
  const client = new Client(url);
  await client.connect();
  const queries = drizzle(client);
  const before = await queries.select().from(regions).orderBy(regions.position);
  await queries.update(contentVersions).set({ version: 'earlier' });
  await client.query("alter table regions add constraint no_zou check (id <> 'zou') not valid");
  await expect(seed(queries)).rejects.toThrow();
  expect(await queries.select().from(regions).orderBy(regions.position)).toEqual(before);
  await client.end();
});
