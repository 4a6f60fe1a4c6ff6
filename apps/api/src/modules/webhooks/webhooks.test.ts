import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { ENDPOINTS } from '@scamguard/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { providerServer } from '../../channels/testing/provider-server.ts';
import { announce } from '../../db/announce.ts';
import { alerts } from '../../db/schema/content.ts';
import { contentVersions } from '../../db/schema/content-versions.ts';
import { reports } from '../../db/schema/scams.ts';
import {
  webhookDeliveries,
  webhookEvents,
  webhookSubscribers,
  webhookWatch,
} from '../../db/schema/webhooks.ts';
import { seed } from '../../db/seed.ts';
import type { Subscription, WebhookType } from '../../settings/webhooks.ts';
import { signedIn } from '../../testing/moderator.ts';
import { reporting } from '../../testing/report-form.ts';
import { describeOnEachDatabase } from '../../testing/test-server.ts';
import { confirmedThreatsRepository } from '../confirmed-threats/repository.ts';
import { webhooksCommand } from './command.ts';
import { type DeliverOptions, deliverTo, PAUSES } from './deliver.ts';
import { webhooksRepository } from './repository.ts';
import { signatureHeaders } from './sign.ts';

const receiver = await providerServer();
afterAll(receiver.close);
const SECRET = Buffer.alloc(32, 7);

test('a call is signed as the libraries of Standard Webhooks check it', () => {
  const secret = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
  const signed = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: 1_614_265_330,
    body: '{"test": 2432232314}',
  };
  const own = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';
  expect(signatureHeaders(signed, [secret])).toEqual({
    'webhook-id': signed.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': own,
  });
  expect(signatureHeaders(signed, [SECRET, secret])['webhook-signature'].split(' ')[1]).toBe(own);
});

test.each(['fr', 'en'])(
  'the check that the page for developers shows, in %s, believes ours and nobody else’s',
  async (language) => {
    const page = new URL(
      `../../../../../packages/content/texts/${language}/pages/developers.md`,
      import.meta.url,
    );
    const [, code = ''] = /```js\n(import \{ createHmac.*?)```/s.exec(await readFile(page, 'utf8')) ?? [];
    const { isFromScamGuard } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    const written = `whsec_${SECRET.toString('base64')}`;
    const now = Math.floor(Date.now() / 1_000);
    const signed = { id: 'msg_1', timestamp: now, body: '{"é":1}' };
    const headers = signatureHeaders(signed, [Buffer.alloc(32, 1), SECRET]);
    expect(isFromScamGuard(headers, signed.body, written)).toBe(true);
    const old = signatureHeaders({ ...signed, timestamp: now - 600 }, [SECRET]);
    for (const [wrong, body] of [
      [headers, '{"é":2}'],
      [{ ...headers, 'webhook-id': 'msg_2' }, signed.body],
      [{ ...headers, 'webhook-signature': 'v1,AAAA' }, signed.body],
      [old, signed.body],
      [{}, signed.body],
    ] as const)
      expect(isFromScamGuard(wrong, body, written)).toBe(false);
  },
);

const partner = (types: readonly WebhookType[], path = randomUUID()): Subscription => ({
  name: path,
  url: new URL(`${receiver.url}/${path}`),
  secrets: [SECRET],
  types,
});
const told = ({ name }: Subscription) => receiver.asked.filter(({ url }) => url === `/${name}`);

describeOnEachDatabase('webhooks', (server) => {
  const queries = () => server.database().queries;
  const repository = () => webhooksRepository(queries());
  const onGivenUp = vi.fn<DeliverOptions['onGivenUp']>();
  const deliver = (to: Subscription, more: Partial<DeliverOptions> = {}) =>
    deliverTo(to, {
      repository: repository(),
      publicUrl: new URL('https://scamguard.example'),
      isAllowed: () => true,
      onGivenUp,
      ...more,
    });
  const rowOf = async ({ name }: Subscription) =>
    (await queries().select().from(webhookDeliveries).where(eq(webhookDeliveries.subscriber, name)))[0];
  const letTimePass = ({ name }: Subscription) =>
    queries()
      .update(webhookDeliveries)
      .set({ dueAt: sql`now()`, heldUntil: sql`${webhookDeliveries.heldUntil} - interval '1 hour'` })
      .where(eq(webhookDeliveries.subscriber, name));
  /** A partner who listens from now on, and to whom one call is owed. */
  const owing = async (type: WebhookType = 'alert.published') => {
    const to = partner([type]);
    await deliver(to);
    await announce(queries(), type, 'some-alert');
    return to;
  };
  const published = async () => {
    const { id: report } = (
      await reporting(server)({ scammerContact: `https://${randomUUID()}.example/` })
    ).json();
    const [row] = await queries().select().from(reports).where(eq(reports.id, report));
    const id = row?.scamId ?? '';
    await decide(id, 'publish');
    return id;
  };
  const decide = async (id: string, action: 'publish' | 'reject') => {
    const { post } = await signedIn(server, ['moderator']);
    expect((await post(ENDPOINTS.moderateScam.path.replace('{id}', id), { action })).statusCode).toBe(200);
  };

  beforeEach(() => {
    receiver.behave(() => ({}));
    onGivenUp.mockClear();
  });

  test('tell of a report once it is published, signed, with what everybody sees and nothing else', async () => {
    const to = partner(['report.published']);
    await published();
    await deliver(to);
    expect(told(to)).toEqual([]);
    const id = await published();
    await decide(id, 'publish');
    await deliver(to);
    await deliver(to);
    const [call, ...others] = told(to);
    expect(others).toEqual([]);
    const body = JSON.parse(call?.body ?? '');
    expect(body).toEqual({
      type: 'report.published',
      timestamp: expect.any(String),
      data: {
        id,
        scamType: expect.any(String),
        region: expect.any(String),
        reporters: 1,
        lastReportedAt: expect.any(String),
        url: 'https://scamguard.example/api/scams/latest',
      },
    });
    const headers = call?.headers ?? {};
    const signed = {
      id: String(headers['webhook-id']),
      timestamp: Number(headers['webhook-timestamp']),
      body: call?.body ?? '',
    };
    expect(signed.id).toMatch(/^msg_[\da-f]{32}$/);
    expect(headers).toMatchObject({
      ...signatureHeaders(signed, [SECRET]),
      'content-type': 'application/json',
    });
  });

  test('do not tell of what a moderator has taken back meanwhile', async () => {
    const to = partner(['report.published']);
    await deliver(to);
    await decide(await published(), 'reject');
    await deliver(to);
    expect(told(to)).toEqual([]);
    expect((await rowOf(to))?.state).toBe('dropped');
  });

  test('tell of an alert that comes with a release, and not of those that were there', async () => {
    const to = partner(['alert.published']);
    await deliver(to);
    const [alert] = await queries().select().from(alerts);
    const id = alert?.id ?? '';
    await queries().delete(alerts).where(eq(alerts.id, id));
    await queries()
      .update(contentVersions)
      .set({ version: 'an older one' })
      .where(eq(contentVersions.collection, 'alerts'));
    await seed(queries());
    await seed(queries());
    await deliver(to);
    expect(told(to).map(({ body }) => JSON.parse(body).data)).toEqual([
      { id, url: 'https://scamguard.example/api/alerts/current' },
    ]);
  });

  test('tell that the list of threats has changed, once for all instances', async () => {
    const { fingerprint } = confirmedThreatsRepository(queries());
    const watch = () => repository().watchThreats(fingerprint, 0);
    const to = partner(['threats.changed']);
    await deliver(to);
    await watch();
    await watch();
    await deliver(to);
    expect(told(to)).toEqual([]);
    const id = await published();
    await Promise.all([watch(), watch()]);
    await deliver(to);
    expect(told(to).map(({ body }) => JSON.parse(body).data)).toEqual([
      { url: 'https://scamguard.example/api/threats.json' },
    ]);
    await decide(id, 'reject');
    await watch();
    await deliver(to);
    expect(told(to)).toHaveLength(2);
    await queries().delete(webhookWatch);
  });

  test('look at the list no more often than is said', async () => {
    const fingerprint = vi.fn(async () => 'same');
    for (let times = 0; times < 3; times += 1) await repository().watchThreats(fingerprint, 3_600);
    expect(fingerprint).toHaveBeenCalledOnce();
    await queries().delete(webhookWatch);
  });

  test.each([
    ['an error', { status: 500 }, 'answered with status 500'],
    ['a redirect, which is not followed', { status: 302, headers: { location: '/elsewhere' } }, 'status 302'],
    ['silence', { isSilent: true }, 'aborted'],
    ['a broken connection', { isCut: true }, 'socket hang up'],
  ])('repeat what %s met, later and under the same id', async (_what, said, problem) => {
    const to = await owing();
    receiver.behave(() => said);
    await deliver(to, { timeLimit: 100 });
    const row = await rowOf(to);
    expect(row).toMatchObject({ state: 'owed', attempts: 1 });
    expect(row?.problem).toContain(problem);
    await deliver(to, { timeLimit: 100 });
    expect(told(to)).toHaveLength(1);
    receiver.behave(() => ({ status: 204 }));
    await letTimePass(to);
    await deliver(to);
    const ids = told(to).map(({ headers }) => headers['webhook-id']);
    expect(ids).toEqual([ids[0], ids[0]]);
    expect(await rowOf(to)).toMatchObject({ state: 'sent', problem: null });
    expect(receiver.asked.some(({ url }) => url === '/elsewhere')).toBe(false);
  });

  test('wait longer each time, give up after more than a day, and say so', async () => {
    const to = await owing();
    receiver.behave(() => ({ status: 503 }));
    for (const pause of PAUSES) {
      await letTimePass(to);
      await deliver(to);
      const late = sql<number>`extract(epoch from ${webhookDeliveries.dueAt} - now())::float`;
      const [row] = await queries()
        .select({ late })
        .from(webhookDeliveries)
        .where(eq(webhookDeliveries.subscriber, to.name));
      expect(Math.ceil((row?.late ?? 0) / 60)).toBe(Math.ceil(pause / 60));
      expect(onGivenUp).not.toHaveBeenCalled();
    }
    await letTimePass(to);
    await deliver(to);
    expect(await rowOf(to)).toMatchObject({ state: 'failed', attempts: PAUSES.length + 1 });
    expect(onGivenUp).toHaveBeenCalledOnce();
    expect(PAUSES.reduce((sum, pause) => sum + pause)).toBeGreaterThan(24 * 3_600);
  });

  test('wait as long as the receiver asks for, and end where it wants no more', async () => {
    const to = await owing();
    receiver.behave(() => ({ status: 429, headers: { 'retry-after': '7200' } }));
    await deliver(to);
    const inAnHour = and(
      eq(webhookDeliveries.subscriber, to.name),
      sql`${webhookDeliveries.dueAt} > now() + interval '1 hour'`,
    );
    expect(await queries().$count(webhookDeliveries, inAnHour)).toBe(1);
    receiver.behave(() => ({ status: 410 }));
    await letTimePass(to);
    await deliver(to);
    expect((await rowOf(to))?.state).toBe('failed');
  });

  test('are sent by two instances once each, and by the other when one has died', async () => {
    const to = await owing();
    for (let number = 0; number < 29; number += 1)
      await announce(queries(), 'alert.published', `a-${number}`);
    await Promise.all([deliver(to), deliver(to), deliver(to)]);
    expect(new Set(told(to).map(({ headers }) => headers['webhook-id'])).size).toBe(30);
    expect(told(to)).toHaveLength(30);
    await announce(queries(), 'alert.published', 'the-last');
    await repository().owe(to);
    expect((await repository().claim(to.name, 60))?.about).toBe('the-last');
    await deliver(to);
    expect(told(to)).toHaveLength(30);
    await letTimePass(to);
    await deliver(to);
    expect(told(to)).toHaveLength(31);
  });

  test('reach no address inside, whatever name it has', async () => {
    const to = await owing();
    await deliver(
      { ...to, url: new URL(to.url.href.replace('127.0.0.1', 'localhost')) },
      { isAllowed: undefined },
    );
    expect((await rowOf(to))?.problem).toContain('may not be asked');
    await letTimePass(to);
    await deliver(to, { isAllowed: undefined });
    expect(told(to)).toEqual([]);
  });

  test('are sent again by command, all or those that were given up, and listed', async () => {
    const to = await owing();
    await deliver(to);
    const run = (...words: string[]) => webhooksCommand(queries(), [to], words);
    expect(await run('replay', to.name, '--since', '2020-01-01', '--failed')).toMatch(/^0 go/);
    expect(await run('replay', to.name, '--since', '2099-01-01')).toMatch(/^0 go/);
    expect(await run('replay', to.name, '--since', '2020-01-01')).toMatch(/^1 go/);
    await deliver(to);
    const ids = told(to).map(({ headers }) => headers['webhook-id']);
    expect(ids).toEqual([ids[0], ids[0]]);
    await run('test', to.name);
    await deliver(to);
    expect(JSON.parse(told(to)[2]?.body ?? '')).toMatchObject({ type: 'webhook.test', data: {} });
    expect(await run('list')).toContain('2 sent');
    for (const words of [['replay', to.name], ['test', 'nobody'], ['forget']])
      await expect(run(...words)).rejects.toThrow(/npm run webhooks|names no/);
  });

  test('keep nothing of what was said in a report', async () => {
    await published();
    const kept = await Promise.all(
      [webhookEvents, webhookDeliveries, webhookSubscribers].map((table) => queries().select().from(table)),
    );
    expect(JSON.stringify(kept)).not.toMatch(/https?:|\+229/);
  });
});
