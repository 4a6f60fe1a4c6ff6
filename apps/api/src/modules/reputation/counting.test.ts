import { ENDPOINTS } from '@scamguard/contracts';
import { eq } from 'drizzle-orm';
import { expect, inject, test, vi } from 'vitest';
import { openDatabase } from '../../db/client.ts';
import { openPostgres } from '../../db/postgres.ts';
import { reports, scams } from '../../db/schema/scams.ts';
import { freshPostgres } from '../../testing/databases.ts';
import { signedIn } from '../../testing/moderator.ts';
import { letAnHourPass, newAddress, reporting } from '../../testing/report-form.ts';
import { asking, describeOnEachDatabase, testApp } from '../../testing/test-server.ts';
import { recount, takeTurn } from './recount.ts';

const age = (days: number) => new Date(Date.now() - days * 86_400_000);

describeOnEachDatabase('reports count in verification', (server) => {
  const { post, database } = server;
  const sendAtOnce = reporting(server);
  /** An hour after whatever was sent before. */
  const send = async (...report: Parameters<typeof sendAtOnce>) => {
    await letAnHourPass(database());
    return sendAtOnce(...report);
  };
  const check = async (link: string) => (await post(ENDPOINTS.verifyLink.path, { link })).json();
  const checkNumber = async (number: string) => (await post(ENDPOINTS.verifyNumber.path, { number })).json();

  test('when three people agree, hours apart, and no sooner', async () => {
    const link = 'https://boutique-adjovi.com/pagnes';
    const before = await check(link);
    for (let person = 0; person < 2; person += 1) await send({ scammerContact: link });
    expect(await check(link)).toEqual(before);
    await send({ scammerContact: link });
    const after = await check(link);
    expect(after.community).toMatchObject({ reports: 3 });
    expect(after.riskLevel).toBeGreaterThan(before.riskLevel);
  });

  test('in every spelling of the number', async () => {
    for (const scammerContact of ['+229 01 61 11 22 33', '61112233', '0022961112233'])
      await send({ scammerContact });
    expect((await checkNumber('01 61 11 22 33')).community).toMatchObject({ reports: 3 });
  });

  test('only once for one person, however often they report, with whatever browser, from neighbouring addresses', async () => {
    const link = 'https://un-seul-ennemi.xyz/';
    for (let time = 0; time < 6; time += 1) {
      await send(
        { scammerContact: link },
        { from: `41.200.1.${time}`, headers: { 'user-agent': `agent ${time}` } },
      );
      await send({ scammerContact: link }, { from: `2c0f:f0f8:1:${time}::1` });
    }
    expect((await check(link)).community).toBeUndefined();
  });

  test('only as one, when they come within an hour', async () => {
    const link = 'https://trois-cartes-sim.xyz/';
    for (let person = 0; person < 3; person += 1) await sendAtOnce({ scammerContact: link });
    expect((await check(link)).community).toBeUndefined();
    await letAnHourPass(database());
    for (let person = 0; person < 3; person += 1) await sendAtOnce({ scammerContact: link });
    expect((await check(link)).community).toBeUndefined();
    await send({ scammerContact: link });
    expect((await check(link)).community).toMatchObject({ reports: 3 });
  });

  test('not against what somebody adds to a contact that a moderator has confirmed', async () => {
    const known = 'https://arnaque-confirmee.xyz/';
    const shop = 'https://boutique-entrainee.bj/';
    const { id } = (await send({ scammerContact: known })).json();
    const moderator = await signedIn(server, ['moderator']);
    const published = await moderator.post(ENDPOINTS.moderateScam.path.replace('{id}', id), {
      action: 'publish',
    });
    expect(published.statusCode).toBe(200);
    await send({ scammerContact: `${known} ${shop}` });
    expect((await check(known)).community).toMatchObject({ reports: 2 });
    expect((await check(shop)).community).toBeUndefined();
  });

  test('not against what is known as honest, unless a moderator has confirmed them', async () => {
    const link = 'https://www.mtn.bj/';
    const before = await check(link);
    for (let person = 0; person < 5; person += 1) await send({ scammerContact: link });
    expect(before.verdict).toBe('safe');
    expect(await check(link)).toEqual(before);
  });

  test('not against a whole platform', async () => {
    for (let person = 0; person < 4; person += 1)
      await send({ scammerContact: 'https://facebook.com/faux.gain' });
    expect((await check('https://facebook.com/')).community).toBeUndefined();
    expect((await check('https://facebook.com/une.amie')).community).toBeUndefined();
  });

  test('not by what the description or the title says', async () => {
    const link = 'https://victime-du-texte.xyz/';
    for (let person = 0; person < 4; person += 1)
      await send({ description: `Un faux message cite ${link} dans son texte.` });
    expect((await check(link)).community).toBeUndefined();
  });

  test('until they are too old', async () => {
    const link = 'https://vieille-histoire.xyz/';
    const grow = async (id: string, days: number) => {
      await database()
        .queries.update(reports)
        .set({ createdAt: age(days) })
        .where(eq(reports.id, id));
      await database().queries.transaction(async (transaction) =>
        recount(transaction, ['domain:vieille-histoire.xyz'], await takeTurn(transaction)),
      );
      await send({}, { from: newAddress() });
    };
    const ids = [];
    for (let person = 0; person < 3; person += 1) ids.push((await send({ scammerContact: link })).json().id);
    await grow(ids[0], 364);
    expect((await check(link)).community).toMatchObject({ reports: 3 });
    await grow(ids[0], 366);
    expect((await check(link)).community).toBeUndefined();
    await database().queries.update(scams).set({ status: 'published' }).where(eq(scams.id, ids[0]));
    await database().queries.update(reports).set({ isRead: true }).where(eq(reports.scamId, ids[0]));
    await grow(ids[0], 729);
    expect((await check(link)).community).toMatchObject({ reports: 3 });
    for (const id of ids) await grow(id, 731);
    expect((await check(link)).community).toBeUndefined();
  });
});

test.runIf(inject('postgres'))('what counts on one instance counts on another', async () => {
  const url = await freshPostgres();
  const open = async () => testApp(await openDatabase(await openPostgres(url)));
  const database = await openDatabase(await openPostgres(url));
  const apps = [await testApp(database), await open()] as const;
  const [one, other] = apps.map((app) => asking(() => app));
  if (!one || !other) throw new Error('Two servers are needed.');
  const link = 'https://entre-deux-serveurs.xyz/';
  const check = async () => (await other.post(ENDPOINTS.verifyLink.path, { link })).json().community;
  expect(await check()).toBeUndefined();
  const send = reporting(one);
  for (let person = 0; person < 3; person += 1) {
    await letAnHourPass(database);
    await send({ scammerContact: link });
  }
  await vi.waitFor(async () => expect(await check()).toMatchObject({ reports: 3 }), {
    timeout: 60_000,
    interval: 100,
  });
  await Promise.all(apps.map((app) => app.close()));
});
