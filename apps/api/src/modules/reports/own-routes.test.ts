import { randomUUID } from 'node:crypto';
import { PATHS } from '@scamguard/contracts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accounts } from '../../db/schema/accounts.ts';
import { reports } from '../../db/schema/scams.ts';
import { signedIn } from '../../testing/moderator.ts';
import { REPORT, reporting } from '../../testing/report-form.ts';
import { picture } from '../../testing/sample-files.ts';
import { describeOnEachDatabase } from '../../testing/test-server.ts';
import { reportsRepository } from './repository.ts';

const { path } = PATHS.ownReports;
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describeOnEachDatabase('own reports', (server) => {
  const send = reporting(server);
  const newVisitor = async () => {
    const visitor = await signedIn(server);
    const headers = { cookie: `session=${visitor.cookies.get('session')}` };
    return { ...visitor, report: (change = {}, files = {}) => send(change, { ...files, headers }) };
  };

  test('are in the own words of whoever was signed in, with what was decided', async () => {
    const visitor = await newVisitor();
    const words = { ...REPORT, title: 'Appel du 97 12 34 57', scammerContact: '+229 01 97 12 34 57' };
    const files = { files: [{ field: 'image', bytes: await picture('png') }] };
    const { id } = (await visitor.report(words, files)).json();
    const [report] = (await visitor.get(path)).json();
    expect(report).toMatchObject({
      ...words,
      id,
      region: 'Littoral',
      status: 'pending',
      reportCount: 1,
      hasPicture: true,
      hasAudio: false,
    });

    const { queries } = server.database();
    const [row] = await queries.select().from(reports).where(eq(reports.id, id));
    const moderator = await signedIn(server, ['moderator']);
    const decision = PATHS.moderateScam.path.replace('{id}', row?.scamId ?? '');
    await moderator.post(decision, { action: 'publish' });
    expect((await visitor.get(path)).json()).toMatchObject([{ id, status: 'published' }]);
  });

  test('are nobody else’s, and of nobody who was not signed in', async () => {
    const [visitor, other] = [await newVisitor(), await newVisitor()];
    await send();
    const { id } = (await visitor.report()).json();
    expect(idsOf((await visitor.get(path)).json())).toEqual([id]);
    expect((await other.get(path)).json()).toEqual([]);
    const answer = await visitor.get(path);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('come in pages, newest first', async () => {
    const visitor = await newVisitor();
    const sent = [];
    for (let index = 0; index < 3; index += 1) sent.unshift((await visitor.report()).json().id);
    const first = await visitor.get(`${path}?limit=2`);
    expect(idsOf(first.json())).toEqual(sent.slice(0, 2));
    const next = /<(.+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
    expect(idsOf((await visitor.get(next)).json())).toEqual(sent.slice(2));
  });

  test('stay, as nobody’s, when the account goes', async () => {
    const visitor = await newVisitor();
    const { id } = (await visitor.report()).json();
    const { queries } = server.database();
    await queries.delete(accounts).where(eq(accounts.id, visitor.accountId));
    const [row] = await queries.select().from(reports).where(eq(reports.id, id));
    expect(row).toMatchObject({ id, accountId: null });
    expect((await visitor.get(path)).statusCode).toBe(401);
  });

  test('that is on the way when its account is deleted is kept, and is nobody’s', async () => {
    const { queries } = server.database();
    const report = {
      id: randomUUID(),
      requestKey: randomUUID(),
      scamType: 'phishing',
      region: 'littoral',
      title: 'Un titre',
      description: 'Une description assez longue.',
      reporter: 'somebody',
      network: 'somewhere',
      accountId: randomUUID(),
      createdAt: new Date(),
    };
    const scam = {
      title: '',
      description: '',
      contact: null,
      contactKey: null,
      contactPart: null,
      isProtected: false,
    };
    const id = await reportsRepository(queries).add({ report, scam, keys: [], attachments: [] });
    const [row] = await queries.select().from(reports).where(eq(reports.id, id));
    expect(row).toMatchObject({ id: report.id, accountId: null });
  });
});
