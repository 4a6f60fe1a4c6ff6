import { randomUUID } from 'node:crypto';
import { lookupKeys } from '@scamguard/engine';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../db/client.ts';
import { reputation } from '../../db/schema/reputation.ts';
import { reportKeys, reports, scams } from '../../db/schema/scams.ts';
import { threatListKeys } from '../../db/schema/threat-lists.ts';
import { contactKeys } from '../../secrets/contact-keys.ts';
import { databases } from '../../testing/databases.ts';
import { TEST_SECRET } from '../../testing/test-server.ts';
import { hideOlderKeys } from './hide-older-keys.ts';

const NUMBER = 'number:+2290197462835';
const [PAGE = '', PROFILE = ''] = lookupKeys({ kind: 'link', value: 'https://www.facebook.com/awa.tontine' });
const SITE = 'domain:gain-facile.xyz';
const LISTED = 'page:bit.ly/pelican';
const READABLE = [NUMBER, PAGE, PROFILE, SITE];
const keys = contactKeys(TEST_SECRET);

/** As an older release has left it: reports on some contacts, and a list that names a page. */
async function fill({ queries }: Database, contacts: readonly string[] = READABLE): Promise<void> {
  for (const key of contacts) {
    const [id, createdAt] = [randomUUID(), new Date()];
    const common = { id, scamType: 'mobile_money', region: 'littoral', title: 'a', description: 'b' };
    await queries.insert(scams).values({ ...common, contactKey: key, lastReportedAt: createdAt });
    await queries
      .insert(reports)
      .values({ ...common, scamId: id, requestKey: id, reporter: 'a', network: id, createdAt });
    await queries.insert(reportKeys).values({ reportId: id, key });
    await queries.insert(reputation).values({ key, reports: 4, confirmed: true, lastReportedAt: createdAt });
  }
}

const rowsOf = (database: Database) => database.queries.select().from(reputation).orderBy(reputation.key);

describe.each(databases)('readable keys of an older release, on $name', ({ open }) => {
  const filled = async () => {
    const database = await open();
    onTestFinished(database.close);
    await fill(database);
    return database;
  };

  test('are hidden everywhere, and what is known under them stays and is told to every instance', async () => {
    const database = await filled();
    const { queries } = database;
    await queries.insert(threatListKeys).values({ url: 'https://list.example/', key: LISTED });
    await queries.insert(reputation).values({ key: LISTED, listed: true });
    const hidden = [...READABLE, LISTED].map(keys.hidden);
    expect(await hideOlderKeys(queries, keys)).toBe(4);

    const rows = await rowsOf(database);
    expect(rows.map(({ key }) => key).toSorted()).toEqual(hidden.toSorted());
    for (const row of rows.filter(({ key }) => key !== SITE)) expect(row.change).toBeGreaterThan(0);
    expect(rows.find(({ key }) => key === keys.hidden(NUMBER))).toMatchObject({
      reports: 4,
      confirmed: true,
    });
    expect(rows.find(({ key }) => key === keys.hidden(LISTED))).toMatchObject({ listed: true });
    const kept = [
      (await queries.select().from(reportKeys)).map(({ key }) => key),
      (await queries.select().from(scams)).map(({ contactKey }) => contactKey),
    ];
    for (const list of kept) expect(list.toSorted()).toEqual(READABLE.map(keys.hidden).toSorted());
    const parts = (await queries.select().from(scams)).map(({ contactPart }) => contactPart);
    expect(parts).toEqual(
      expect.arrayContaining([keys.partOfEnding('2835'), keys.partOfName('awa.tontine')]),
    );
    expect((await queries.select().from(threatListKeys)).map(({ key }) => key)).toEqual([
      keys.hidden(LISTED),
    ]);
  });

  test('are hidden once, by however many instances at once', async () => {
    const database = await filled();
    await Promise.all([hideOlderKeys(database.queries, keys), hideOlderKeys(database.queries, keys)]);
    const once = await rowsOf(database);
    expect(await hideOlderKeys(database.queries, keys)).toBe(0);
    expect(await rowsOf(database)).toEqual(once);
  });

  test('that come again from an instance of the older release lose no report and no warning', async () => {
    const database = await filled();
    const { queries } = database;
    await hideOlderKeys(queries, keys);
    await fill(database, [NUMBER]);
    await hideOlderKeys(queries, keys);
    const hidden = keys.hidden(NUMBER);
    expect(await queries.$count(reportKeys, eq(reportKeys.key, hidden))).toBe(2);
    expect(await queries.$count(scams, sql`${scams.contactKey} like 'number%'`)).toBe(1);
    expect(await queries.select().from(reputation).where(eq(reputation.key, hidden))).toMatchObject([
      { reports: 4, confirmed: true },
    ]);
    expect(await queries.$count(reputation, eq(reputation.key, NUMBER))).toBe(0);
  });
});
