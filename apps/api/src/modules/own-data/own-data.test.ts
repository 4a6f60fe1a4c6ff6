import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { PATHS } from '@scamguard/contracts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { accounts, sessions } from '../../db/schema/accounts.ts';
import { moderationLog } from '../../db/schema/moderation.ts';
import { attachments, reports, scams } from '../../db/schema/scams.ts';
import { accountMaker } from '../../testing/account-maker.ts';
import { signedIn } from '../../testing/moderator.ts';
import { letAnHourPass, newAddress, REPORT, reporting } from '../../testing/report-form.ts';
import { picture } from '../../testing/sample-files.ts';
import { emptyFolder } from '../../testing/scratch.ts';
import { smsInbox } from '../../testing/sms-inbox.ts';
import { describeOnEachDatabase } from '../../testing/test-server.ts';

const inbox = await smsInbox();
afterAll(inbox.close);
const dataFolder = await emptyFolder();
const stored = () => readdir(path.join(dataFolder, 'attachments')).catch(() => []);
const { codeData, deleteCodeData, ownData, deleteOwnData } = PATHS;
const link = (name: string) => `https://${name}.xyz/`;
const CODE = /^[A-Z\d]{4}(-[A-Z\d]{4}){4}$/;

describeOnEachDatabase(
  'one’s own data',
  (server) => {
    const { post, ask, database } = server;
    const send = reporting(server);
    const account = accountMaker(server, inbox);
    const search = async (words: string) =>
      (
        await ask({
          method: 'GET',
          url: `${PATHS.searchScams.path}?${new URLSearchParams({ search: words })}`,
        })
      ).json();
    const scamOf = async (id: string) => {
      const rows = await database()
        .queries.select({ scam: scams })
        .from(reports)
        .innerJoin(scams, eq(scams.id, reports.scamId))
        .where(eq(reports.id, id));
      return rows[0]?.scam;
    };
    const decide = async (scamId: string, decision: object) =>
      (await signedIn(server, ['moderator'])).post(PATHS.moderateScam.path.replace('{id}', scamId), decision);

    test('of a reporter without an account is seen by the code, typed as it may be', async () => {
      const words = { ...REPORT, title: 'Le vautour du marché', scammerContact: '+229 01 97 55 12 34' };
      const files = [{ field: 'image', bytes: await picture('png') }];
      const { id, dataCode } = (await send(words, { files })).json();
      expect(dataCode).toMatch(CODE);
      const answer = await post(codeData.path, { code: ` ${dataCode.toLowerCase().replaceAll('-', ' ')}` });
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.json().reports).toMatchObject([
        { ...words, id, status: 'pending', attachments: [{ kind: 'picture', mediaType: 'image/png' }] },
      ]);
    });

    test('of a report that was the only one goes with its scam, its files and its words', async () => {
      const before = (await stored()).length;
      const files = [{ field: 'image', bytes: await picture('png') }];
      const words = { title: 'Le pélican du port', scammerContact: link('pelican-du-port') };
      const { id, dataCode } = (await send(words, { files })).json();
      expect((await stored()).length).toBe(before + 1);
      expect((await post(deleteCodeData.path, { code: dataCode })).json()).toEqual({ reports: 1 });
      expect((await stored()).length).toBe(before);
      const { queries } = database();
      expect(await queries.$count(attachments, eq(attachments.reportId, id))).toBe(0);
      expect(await queries.$count(reports, eq(reports.id, id))).toBe(0);
      expect(await queries.$count(scams, eq(scams.id, id))).toBe(0);
      expect(await search(words.scammerContact)).toEqual([]);
      for (const path of [codeData.path, deleteCodeData.path])
        expect((await post(path, { code: dataCode })).json().code).toBe('data_code_unknown');
    });

    test('of one report among several takes its count back and leaves the others', async () => {
      const scammerContact = link('trois-voix-et-une-de-moins');
      const sent = [];
      for (const title of ['Premier récit', 'Second récit', 'Dernier récit']) {
        await letAnHourPass(database());
        sent.push((await send({ title, scammerContact }, { from: newAddress() })).json());
      }
      const check = async () =>
        (await post(PATHS.verifyLink.path, { link: scammerContact })).json().community;
      expect(await check()).toMatchObject({ reports: 3 });
      await post(deleteCodeData.path, { code: sent[0].dataCode });
      expect(await check()).toBeUndefined();
      expect(await scamOf(sent[1].id)).toMatchObject({ reporters: 2, title: 'Second récit' });
    });

    test('of a report that a moderator has published leaves the public words to the others who sent it', async () => {
      const scammerContact = link('mots-publics');
      const first = (await send({ title: 'Mots du premier', scammerContact })).json();
      const second = (await send({ title: 'Mots du second', scammerContact })).json();
      await decide((await scamOf(first.id))?.id ?? '', { action: 'publish' });
      await post(deleteCodeData.path, { code: first.dataCode });
      expect(await scamOf(second.id)).toMatchObject({
        status: 'published',
        title: 'Mots du premier',
        reporters: 1,
      });
      await post(deleteCodeData.path, { code: second.dataCode });
      expect(await database().queries.$count(scams, eq(scams.id, first.id))).toBe(0);
    });

    test('is under no code that is stored, and a report sent again has the same code', async () => {
      const headers = { 'idempotency-key': 'a-report-sent-twice-over' };
      const first = (await send({}, { headers })).json();
      const again = (await send({}, { headers })).json();
      expect(again).toEqual(first);
      const { rows } = await database().queries.execute(sql`select * from reports`);
      expect(JSON.stringify(rows)).not.toContain(first.dataCode);
      expect(JSON.stringify(rows)).not.toContain(first.dataCode.replaceAll('-', ''));
      // Somebody else who happens to use the same name learns nothing.
      const other = (await send({ title: 'Autre chose encore' }, { headers })).json();
      expect(other).toEqual({ id: first.id, status: 'pending' });
    });

    test('of an account is all that is tied to it, and goes with it', async () => {
      const { number: phoneOrEmail, password, phone, id: accountId } = await account();
      await phone.post(PATHS.login.path, { phoneOrEmail, password });
      const cookie = [...phone.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const { id } = (await send({ title: 'Le héron du lac' }, { headers: { cookie } })).json();
      const service = 'boutique-calebasse';
      await phone.post(PATHS.voteForService.path.replace('{id}', service), { opinion: 'confirm' });
      await phone.post(PATHS.reviewService.path.replace('{id}', service), {
        rating: 4,
        content: 'Très rapide.',
      });
      const data = (await phone.get(ownData.path)).json();
      expect(data).toMatchObject({
        account: { phoneNumber: phoneOrEmail, email: null, hasPassword: true, signIns: [], sessions: [{}] },
        reports: [{ id, title: 'Le héron du lac' }],
        reviews: [{ serviceId: service, content: 'Très rapide.' }],
        votes: [{ serviceId: service, opinion: 'confirm' }],
      });
      expect(JSON.stringify(data)).not.toContain('argon2');

      expect((await phone.post(deleteOwnData.path, { password: 'faux' })).json().code).toBe(
        'credentials_wrong',
      );
      expect((await phone.post(deleteOwnData.path, { password })).json()).toEqual({ reports: 1 });
      const { queries } = database();
      expect(await queries.$count(accounts, eq(accounts.id, accountId))).toBe(0);
      expect(await queries.$count(reports, eq(reports.id, id))).toBe(0);
      for (const table of ['service_votes', 'service_reviews']) {
        const { rows } = await queries.execute(
          sql`select count(*)::int as count from ${sql.identifier(table)}`,
        );
        expect([table, rows[0]]).toEqual([table, { count: 0 }]);
      }
      expect((await phone.get(ownData.path)).statusCode).toBe(401);
      expect((await phone.post(PATHS.login.path, { phoneOrEmail, password })).statusCode).toBe(401);
    });

    test('of an account without a password goes only with a sign-in of the last ten minutes', async () => {
      const visitor = await signedIn(server);
      const { queries } = database();
      const begun = (ago: string) =>
        queries
          .update(sessions)
          .set({ createdAt: sql`now() - ${ago}::interval` })
          .where(eq(sessions.accountId, visitor.accountId));
      const isThere = async () => (await queries.$count(accounts, eq(accounts.id, visitor.accountId))) === 1;
      await begun('11 minutes');
      const refusal = await visitor.post(deleteOwnData.path, {});
      expect([refusal.statusCode, refusal.json().code]).toEqual([403, 'sign_in_too_old']);
      // Another device that has just signed in says nothing of who holds this one.
      await queries.insert(sessions).values({
        tokenHash: 'of another device',
        accountId: visitor.accountId,
        expiresAt: sql`now() + '1 day'`,
      });
      expect((await visitor.post(deleteOwnData.path, {})).statusCode).toBe(403);
      expect(await isThere()).toBe(true);
      await begun('9 minutes');
      expect((await visitor.post(deleteOwnData.path, {})).statusCode).toBe(200);
      expect(await isThere()).toBe(false);
    });

    test('of a moderator leaves in the log who decided, by the id alone', async () => {
      const moderator = await signedIn(server, ['moderator']);
      const { id } = (await send()).json();
      await moderator.post(PATHS.moderateScam.path.replace('{id}', (await scamOf(id))?.id ?? ''), {
        action: 'publish',
      });
      expect((await moderator.post(deleteOwnData.path, {})).statusCode).toBe(200);
      const { queries } = database();
      const log = await queries
        .select()
        .from(moderationLog)
        .where(eq(moderationLog.moderator, moderator.accountId));
      expect(log).toMatchObject([{ moderator: moderator.accountId, action: 'publish' }]);
    });
  },
  () => ({ SMS_PROVIDER: 'http', SMS_URL: inbox.url, DATA_DIR: dataFolder }),
);

describeOnEachDatabase(
  'codes',
  ({ ask }) => {
    test('are tried in vain only so often', async () => {
      const answers = [];
      for (let count = 0; count < 21; count += 1) {
        const { statusCode } = await ask({
          method: 'POST',
          url: codeData.path,
          payload: { code: 'ACDE-FGHJ-KMNP-QRTW-XY34' },
          remoteAddress: '41.200.1.1',
        });
        answers.push(statusCode);
      }
      expect(new Set(answers.slice(0, 20))).toEqual(new Set([404]));
      expect(answers.at(-1)).toBe(429);
    });
  },
  () => ({ RATE_LIMIT: 'on' }),
);
