import { ENDPOINTS, type ModeratedScam } from '@scamguard/contracts';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { moderationLog } from '../../db/schema/moderation.ts';
import { attachments, reports, scams } from '../../db/schema/scams.ts';
import { signedIn } from '../../testing/moderator.ts';
import { letAnHourPass, reporting } from '../../testing/report-form.ts';
import { picture } from '../../testing/sample-files.ts';
import { describeOnEachDatabase } from '../../testing/test-server.ts';

const { moderateScam, scamsToModerate, requestReview, verifyLink, searchScams } = ENDPOINTS;
const NOBODY = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const at = (path: string, id: string) => path.replace('{id}', id);

describeOnEachDatabase('moderation', (server) => {
  const { ask, post, database } = server;
  const send = reporting(server);
  const moderator = () => signedIn(server, ['moderator']);
  const reported = async (change: Record<string, string>, sending = {}) => {
    const { id } = (await send(change, sending)).json();
    const rows = await database().queries.select().from(reports).where(eq(reports.id, id));
    return rows[0]?.scamId ?? '';
  };
  const decide = async (id: string, decision: object) =>
    (await moderator()).post(at(moderateScam.path, id), decision);
  const check = async (link: string) => (await post(verifyLink.path, { link })).json();
  const found = async (search: string) =>
    (await ask({ method: 'GET', url: `${searchScams.path}?${new URLSearchParams({ search })}` })).json();
  const waiting = async (query = '') =>
    (await (await moderator()).get(`${scamsToModerate.path}?limit=50${query}`)).json<ModeratedScam[]>();

  describe('is for moderators only', () => {
    const calls = [
      ['the list', 'get', scamsToModerate.path],
      ['a decision', 'post', at(moderateScam.path, NOBODY)],
      ['an attachment', 'get', `/api/moderation/attachments/${NOBODY}`],
    ] as const;

    test.each(calls)('%s', async (_name, method, path) => {
      for (const [visitor, status, code] of [
        [await signedIn(server), 403, 'moderators_only'],
        [{ get: (url: string) => ask({ method: 'GET', url }), post }, 401, 'not_signed_in'],
      ] as const) {
        for (const lang of ['fr', 'en']) {
          const url = `${path}?lang=${lang}`;
          const response =
            method === 'get' ? await visitor.get(url) : await visitor.post(url, { action: 'publish' });
          expect([response.statusCode, response.json().code]).toEqual([status, code]);
        }
      }
    });

    test('also when the role is taken away while they are signed in', async () => {
      const visitor = await moderator();
      expect((await visitor.get(scamsToModerate.path)).statusCode).toBe(200);
      await database().queries.execute(sql`update accounts set roles = '{}' where id = ${visitor.accountId}`);
      expect((await visitor.get(scamsToModerate.path)).statusCode).toBe(403);
    });
  });

  test('shows what waits, as it was written, with its files', async () => {
    const bytes = await picture('png');
    const id = await reported(
      { title: 'Appel du 97 12 34 56', scammerContact: '97 12 34 56' },
      { files: [{ field: 'image', bytes }] },
    );
    const scam = (await waiting()).find((entry) => entry.id === id);
    expect(scam).toMatchObject({ title: 'Appel du •••', status: 'pending', scammerContact: '+229 ••• 56' });
    expect(scam?.reports[0]).toMatchObject({ title: 'Appel du 97 12 34 56', contact: '97 12 34 56' });
    const [file] = scam?.reports[0]?.attachments ?? [];
    const response = await (await moderator()).get(`/api/moderation/attachments/${file?.id}`);
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload.length).toBe(file?.size);
    expect(response.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="${file?.id}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });

  test('proposes what may say who somebody is, in what would be published', async () => {
    const id = await reported({
      title: 'Koffi Mensah vend du vent',
      description: 'Il roule en AB 1234 RB et attend au quartier Zongo. Tel 97 12 34 56, Mobile Money.',
    });
    const scam = (await waiting()).find((entry) => entry.id === id);
    const proposed = (field: 'title' | 'description') =>
      scam?.personalDetails[field].map(({ kind, start, end }) => [kind, scam[field].slice(start, end)]);
    expect(proposed('title')).toEqual([['name', 'Koffi Mensah']]);
    expect(proposed('description')).toEqual([
      ['plate', 'AB 1234 RB'],
      ['address', 'quartier Zongo'],
    ]);
    // The text has no masks before a moderator sets them.
    expect(scam?.title).toBe('Koffi Mensah vend du vent');
    const description = scam?.description.replace('AB 1234 RB', '•••') ?? '';
    await decide(id, { action: 'publish', title: '••• vend du vent', description });
    expect(await found('vend du vent')).toMatchObject([{ id, title: '••• vend du vent', description }]);
    for (const hidden of ['mensah', 'AB 1234 RB']) expect(await found(hidden)).toEqual([]);
  });

  test('gives no file that belongs to no report, and none by a path', async () => {
    await database()
      .queries.insert(attachments)
      .values({ id: NOBODY, kind: 'pdf', mediaType: 'application/pdf', size: 1, createdAt: new Date() });
    for (const id of [NOBODY, '..%2f..%2fsecret', '%2e%2e', 'a'.repeat(36)]) {
      const response = await (await moderator()).get(`/api/moderation/attachments/${id}`);
      expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
    }
  });

  test('what is published counts at once, and what is rejected no more', async () => {
    const link = 'https://jugement-rapide.xyz/';
    const id = await reported({ title: 'Jugement rapide du tapir', scammerContact: link });
    const before = await check(link);
    expect((await decide(id, { action: 'publish' })).json()).toEqual({ id, status: 'published' });
    expect((await check(link)).community).toMatchObject({ reports: 1 });
    expect(await found('tapir')).toMatchObject([{ id, isVerified: true }]);
    expect((await decide(id, { action: 'reject' })).json()).toEqual({ id, status: 'rejected' });
    expect(await check(link)).toEqual(before);
    expect(await found('tapir')).toEqual([]);
    // A rejected report must not swallow those that others send later.
    expect(await reported({ title: 'Jugement rapide', scammerContact: link })).not.toBe(id);
  });

  test('one report of several is rejected alone, and the last takes the scam with it', async () => {
    const link = 'https://un-faux-parmi-trois.xyz/';
    const change = { title: 'Trois fois le tatou', scammerContact: link };
    const id = await reported(change);
    for (let count = 0; count < 2; count += 1) {
      await letAnHourPass(database());
      await reported(change);
    }
    expect((await check(link)).community).toMatchObject({ reports: 3 });
    const reportIds = async () =>
      (await waiting()).find((scam) => scam.id === id)?.reports.map((report) => report.id) ?? [];
    const [first, ...others] = await reportIds();
    expect((await decide(id, { action: 'reject', report: first })).json()).toEqual({ id, status: 'pending' });
    expect((await reportIds()).toSorted()).toEqual(others.toSorted());
    expect((await check(link)).community).toBeUndefined();
    expect(await found(link)).toMatchObject([{ id, reportCount: 2 }]);
    expect((await decide(id, { action: 'reject', report: first })).statusCode).toBe(404);
    for (const report of others) await decide(id, { action: 'reject', report });
    expect(await found(link)).toEqual([]);
    // Later reports of others count again.
    expect(await reported(change)).not.toBe(id);
  });

  test('masks more, and never less', async () => {
    const id = await reported({ title: 'Un certain Koffi Exemple' });
    await decide(id, { action: 'publish' });
    expect(await found('koffi')).toMatchObject([{ id }]);
    const title = 'Un voleur joignable au 97 12 34 56';
    expect((await decide(id, { action: 'mask', title })).json()).toEqual({ id, status: 'published' });
    expect(await found('voleur joignable')).toMatchObject([{ title: 'Un voleur joignable au •••' }]);
    expect(await found('koffi')).toEqual([]);
  });

  test('masks what runs over into a text that was left as it is', async () => {
    const id = await reported({ title: 'Un certain hibou', description: '24163 appels du hibou par jour.' });
    await decide(id, { action: 'publish' });
    await decide(id, { action: 'mask', title: 'Le hibou appelle du 01972' });
    expect(await found('hibou')).toMatchObject([
      { title: 'Le hibou appelle du •••', description: '••• appels du hibou par jour.' },
    ]);
  });

  test('merges two that tell of the same', async () => {
    const [link, other] = ['https://frere-un.xyz/', 'https://frere-deux.xyz/'];
    const id = await reported({ title: 'Le premier des frères', scammerContact: link });
    const into = await reported({ title: 'Le second des frères', scammerContact: other });
    await post(at(requestReview.path, id), { message: 'Je suis le frère et je demande un autre regard.' });
    await decide(into, { action: 'publish' });
    expect((await decide(id, { action: 'merge', into })).json()).toEqual({ id: into, status: 'published' });
    expect(await found('frères')).toMatchObject([{ id: into, reportCount: 2 }]);
    expect(await found('frere-un.xyz')).toMatchObject([{ id: into }]);
    expect((await check(link)).community).toMatchObject({ reports: 1 });
    const merged = (await waiting('&status=published')).find((scam) => scam.id === into);
    expect([merged?.reports.length, merged?.reviewRequests.length]).toEqual([2, 1]);
  });

  describe('leaves a trail', () => {
    test('of who decided what, and of what was there before', async () => {
      const visitor = await moderator();
      const id = await reported({ title: 'Titre avant la décision' });
      await visitor.post(at(moderateScam.path, id), { action: 'mask', title: 'Titre après la décision' });
      const entries = await database()
        .queries.select()
        .from(moderationLog)
        .where(eq(moderationLog.scamId, id));
      expect(entries).toMatchObject([
        {
          moderator: visitor.accountId,
          action: 'mask',
          details: { status: 'pending', title: 'Titre avant la décision' },
        },
      ]);
    });

    test.each([
      ['changed', sql`update moderation_log set action = 'publish'`],
      ['removed', sql`delete from moderation_log`],
      ['emptied', sql`truncate moderation_log`],
    ])('that cannot be %s', async (_name, statement) => {
      await decide(await reported({}), { action: 'publish' });
      const before = await database().queries.$count(moderationLog);
      await expect(database().queries.execute(statement)).rejects.toMatchObject({
        cause: { message: 'What moderators have decided cannot be changed.' },
      });
      expect(await database().queries.$count(moderationLog)).toBe(before);
    });
  });

  describe('refuses', () => {
    test.each([
      ['an unknown scam', NOBODY, { action: 'publish' }, 404, 'not_found'],
      ['an id that is none', "1'or'1", { action: 'publish' }, 404, 'not_found'],
      ['an unknown action', NOBODY, { action: 'delete' }, 400, 'invalid_input'],
      ['no action', NOBODY, {}, 400, 'field_missing'],
      ['a merge into nothing', NOBODY, { action: 'merge' }, 400, 'field_missing'],
      ['a merge with itself', NOBODY, { action: 'merge', into: NOBODY }, 400, 'field_missing'],
      ['a mask without a text', NOBODY, { action: 'mask' }, 400, 'field_missing'],
      ['a title that is too short', NOBODY, { action: 'mask', title: 'abc' }, 400, 'title_too_short'],
      ['a title that is a mask', NOBODY, { action: 'publish', title: '•••' }, 400, 'title_too_short'],
      ['a title of masks', NOBODY, { action: 'publish', title: '••• •••' }, 400, 'title_too_short'],
      [
        'a title that becomes a mask',
        NOBODY,
        { action: 'mask', title: '01 97 12 34 56' },
        400,
        'title_too_short',
      ],
      [
        'a text of masks',
        NOBODY,
        { action: 'publish', description: '•••, •••, •••, •••, •••' },
        400,
        'description_too_short',
      ],
      ['a zero character', NOBODY, { action: 'mask', title: 'abcdef\0' }, 400, 'invalid_input'],
    ])('%s', async (_name, id, body, status, code) => {
      const response = await decide(id, body);
      expect([response.statusCode, response.json().code]).toEqual([status, code]);
    });

    test('an unknown state', async () => {
      const response = await (await moderator()).get(`${scamsToModerate.path}?status=all`);
      expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_input']);
    });

    test('a decision from the page of another site', async () => {
      const visitor = await moderator();
      const id = await reported({});
      const headers = { 'sec-fetch-site': 'cross-site' };
      const response = await visitor.post(at(moderateScam.path, id), { action: 'publish' }, headers);
      expect([response.statusCode, response.json().code]).toEqual([403, 'cross_origin']);
      const rows = await database().queries.select().from(scams).where(eq(scams.id, id));
      expect(rows[0]?.status).toBe('pending');
    });
  });

  describe('a person who is reported', () => {
    const message = 'Ce numéro est le mien et je ne suis pas un voleur.';

    test('can ask for another look, which moderators see', async () => {
      const id = await reported({});
      const response = await post(at(requestReview.path, id), { message, contact: ' moi@exemple.bj ' });
      expect(response.statusCode).toBe(201);
      const scam = (await waiting()).find((entry) => entry.id === id);
      expect(scam?.reviewRequests).toMatchObject([
        { id: response.json().id, message, contact: 'moi@exemple.bj' },
      ]);
    });

    test.each([
      ['about nothing', NOBODY, { message }, 404, 'not_found'],
      ['without a word', NOBODY, {}, 400, 'field_missing'],
      ['in too few words', NOBODY, { message: 'non' }, 400, 'value_too_short'],
      ['with a zero character', NOBODY, { message: `${message}\0` }, 400, 'invalid_input'],
    ])('is not understood %s', async (_name, id, body, status, code) => {
      for (const lang of ['fr', 'en']) {
        const response = await post(`${at(requestReview.path, id)}?lang=${lang}`, body);
        expect([response.statusCode, response.json().code]).toEqual([status, code]);
      }
    });
  });
});
