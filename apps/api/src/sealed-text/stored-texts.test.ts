import { randomUUID } from 'node:crypto';
import { PATHS } from '@scamguard/contracts';
import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { messages } from '../db/schema/messages.ts';
import { reviewRequests } from '../db/schema/moderation.ts';
import { reports, scams } from '../db/schema/scams.ts';
import { databases } from '../testing/databases.ts';
import { signedIn } from '../testing/moderator.ts';
import { REPORT, reporting } from '../testing/report-form.ts';
import { asking, describeOnEachDatabase, TEST_SECRET, testApp } from '../testing/test-server.ts';
import { hasTextsOfAnotherSecret, sealOlderRows } from './seal-older-rows.ts';

const words = {
  ...REPORT,
  title: 'Fagbohoun Koffi du garage',
  description: 'Il habite derrière la pharmacie Sainte-Rita et se dit agent.',
  scammerContact: 'Koffi le mécanicien',
};

describeOnEachDatabase('texts in the database', (server) => {
  const send = reporting(server);
  const dump = async (table: string) =>
    JSON.stringify(
      (await server.database().queries.execute(sql`select * from ${sql.identifier(table)}`)).rows,
    );

  test('of a report are sealed, and moderators read them', async () => {
    const { id } = (await send(words)).json();
    const kept = await dump('reports');
    expect(kept).toContain(id);
    expect(kept).not.toMatch(/Fagbohoun|Sainte-Rita|mécanicien/);
    const moderator = await signedIn(server, ['moderator']);
    const [scam] = (await moderator.get(PATHS.scamsToModerate.path)).json();
    expect(scam.reports).toMatchObject([
      { title: words.title, description: words.description, contact: words.scammerContact },
    ]);
  });

  test.each([
    ['+229 01 97 46 28 35', '97462835', PATHS.verifyNumber.path, 'number'],
    ['https://www.facebook.com/marabout.pelican', 'marabout', PATHS.verifyProfile.path, 'profileInfo'],
    ['https://wa.me/2290197462836', '97462836', PATHS.verifyLink.path, 'link'],
    ['marabout.pelican@exemple.bj', 'marabout', undefined, ''],
  ])('tell nobody whom a report is about, but whoever checks %s', async (contact, secret, call, field) => {
    await send({ title: 'Un appel étrange', scammerContact: contact });
    const { queries } = server.database();
    const { rows } = await queries.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    expect(rows.length).toBeGreaterThan(20);
    for (const { name } of rows) expect(await dump(name), name).not.toContain(secret);
    const found = await server.ask({ url: PATHS.searchScams.path, query: { search: contact } });
    expect(found.json()).toHaveLength(1);
    if (!call) return;
    const [scam] = await queries.select().from(scams).where(eq(scams.id, found.json()[0].id));
    const moderator = await signedIn(server, ['moderator']);
    await moderator.post(PATHS.moderateScam.path.replace('{id}', scam?.id ?? ''), { action: 'publish' });
    const checked = await server.post(call, { [field]: contact });
    expect(checked.json().community).toMatchObject({ reports: 1 });
  });

  test('of a message and of a request for another look are sealed, and moderators read the latter', async () => {
    const message = {
      name: 'Awa Dossou',
      email: 'awa@exemple.bj',
      subject: 'Ma sœur',
      message: 'Rue 12.348',
    };
    await server.post(PATHS.sendMessage.path, message);
    expect(await dump('messages')).not.toMatch(/Dossou|exemple|sœur|12\.348/);

    const { id } = (await send()).json();
    const { queries } = server.database();
    const [report] = await queries.select().from(reports).where(eq(reports.id, id));
    const request = { message: 'Ce numéro est à Dossou Awa, vendeuse.', contact: 'awa@exemple.bj' };
    await server.post(PATHS.requestReview.path.replace('{id}', report?.scamId ?? ''), request);
    expect(await dump('review_requests')).not.toMatch(/Dossou|exemple/);
    const moderator = await signedIn(server, ['moderator']);
    const list = (await moderator.get(PATHS.scamsToModerate.path)).json();
    const scam = list.find((entry: { id: string }) => entry.id === report?.scamId);
    expect(scam.reviewRequests).toMatchObject([request]);
  });
});

describe.each(databases)('texts of an older release, on $name', ({ open }) => {
  const closing: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  const oldDatabase = async () => {
    const database = await open();
    const ids = Array.from({ length: 3 }, () => randomUUID());
    for (const id of ids) {
      const common = { scamType: 'mobile_money', region: 'littoral', title: 'Faux agent', description: 'a' };
      const createdAt = new Date();
      await database.queries.insert(scams).values({ ...common, id, lastReportedAt: createdAt });
      await database.queries.insert(reports).values({
        ...common,
        id,
        scamId: id,
        requestKey: id,
        title: 'Fagbohoun Koffi',
        contact: null,
        reporter: 'a',
        network: id,
        createdAt,
      });
      await database.queries
        .insert(reviewRequests)
        .values({ id, scamId: id, message: 'Fagbohoun', contact: 'Koffi' });
      const message = { name: 'Koffi', email: 'k@exemple.bj', subject: 's', message: 'm', sender: 's' };
      await database.queries.insert(messages).values({ ...message, id, isSuspect: false });
    }
    const dump = async () => {
      const rows = [
        await database.queries.select().from(reports),
        await database.queries.select().from(reviewRequests),
        await database.queries.select().from(messages),
      ];
      return JSON.stringify(rows);
    };
    return { ...database, dump };
  };

  test('are sealed once, by however many instances at once', async () => {
    const { queries, dump, close } = await oldDatabase();
    closing.push(close);
    await Promise.all([sealOlderRows(queries, TEST_SECRET), sealOlderRows(queries, TEST_SECRET)]);
    const sealed = await dump();
    expect(sealed).not.toMatch(/Fagbohoun|Koffi|exemple/);
    expect(await sealOlderRows(queries, TEST_SECRET)).toBe(0);
    expect(await dump()).toBe(sealed);
  });

  test('are sealed when the server starts, and moderators read them before and after', async () => {
    const { dump, ...database } = await oldDatabase();
    const app = await testApp(database);
    closing.push(() => app.close());
    await app.ready();
    await expect.poll(dump).not.toMatch(/Fagbohoun|Koffi|exemple/);
    const server = { ...asking(() => app), database: () => database };
    const moderator = await signedIn(server, ['moderator']);
    const [scam] = (await moderator.get(PATHS.scamsToModerate.path)).json();
    expect(scam.reports).toMatchObject([{ title: 'Fagbohoun Koffi', contact: null }]);
    expect(scam.reviewRequests).toMatchObject([{ message: 'Fagbohoun', contact: 'Koffi' }]);
  });

  test('that another secret has sealed are told as such, and the list is still answered', async () => {
    const { dump: _, ...database } = await oldDatabase();
    await sealOlderRows(database.queries, 'a secret that was lost, long enough');
    expect(await hasTextsOfAnotherSecret(database.queries, TEST_SECRET)).toBe(true);
    const app = await testApp(database);
    closing.push(() => app.close());
    const server = { ...asking(() => app), database: () => database };
    const moderator = await signedIn(server, ['moderator']);
    const answer = await moderator.get(`${PATHS.scamsToModerate.path}?lang=en`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()[0].reports).toMatchObject([
      { title: 'This text cannot be read: it was protected with another key (SECRET).', contact: null },
    ]);
  });
});
