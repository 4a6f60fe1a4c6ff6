import { randomUUID } from 'node:crypto';
import { PATHS } from '@scamguard/contracts';
import type { FastifyInstance } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { openWays } from '../channels/testing/open-ways.ts';
import { settled } from '../channels/testing/settled.ts';
import type { Database } from '../db/client.ts';
import { databases } from '../testing/databases.ts';
import { type OtlpServer, otlpServer, type ReceivedSpan, told } from '../testing/otlp-server.ts';
import { testApp } from '../testing/test-server.ts';
import { isTraced } from '../tracing/index.ts';

const { provider, ways } = await openWays();
const collectors: OtlpServer[] = [];
afterAll(async () => {
  for (const { close } of collectors) await close();
});

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';
/** What visitors, and whoever wants something seen, write in every place. */
const HOSTILE = [
  'boutique-secrete',
  '97111111',
  'motdepasse',
  'jeton-de-session',
  '203.0.113',
  'TelephoneDAwa',
  'awa.tontine',
  'awa@exemple',
  'aidez-moi',
  'espion=',
  'jamais-vue',
  '22890111222',
];
const HEADERS = {
  'user-agent': 'TelephoneDAwa',
  'x-forwarded-for': '203.0.113.7',
  cookie: 'sid=jeton-de-session',
  referer: 'https://boutique-secrete.example/',
  tracestate: 'espion=97111111',
  baggage: 'espion=97111111',
  'x-request-id': '97111111',
};

/** What arrives of some work, with everything that was open handed over. */
async function traced(
  open: () => Promise<Database>,
  work: (app: FastifyInstance, database: Database) => Promise<unknown>,
  settings: Record<string, string> = {},
) {
  const collector = await otlpServer();
  collectors.push(collector);
  const database = await open();
  const app = await testApp(database, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...settings });
  await work(app, database);
  await app.close();
  return collector;
}

const post = (app: FastifyInstance, url: string, payload: object, headers = {}) =>
  app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...HEADERS, ...headers },
    remoteAddress: '203.0.113.9',
  });
const named = (spans: readonly ReceivedSpan[], name: string) => spans.filter((span) => span.name === name);

describe.each(databases)('traces, on $name', ({ open }) => {
  test('tell of a request, what it asked the database, and what was judged', async () => {
    const { spans, resources } = await traced(open, async (app) => {
      const link = { link: 'https://boutique-secrete.example/?tel=97111111' };
      await post(app, `${PATHS.verifyLink.path}?lang=fr&q=97111111`, link, {
        traceparent: `00-${TRACE}-${PARENT}-01`,
      });
      await app.inject(`${PATHS.searchScams.path}?search=boutique`);
    });
    const [request] = named(spans(), `POST ${PATHS.verifyLink.path}`);
    expect(request).toMatchObject({ traceId: TRACE, parentSpanId: PARENT, kind: 2 });
    expect(told(request ?? { attributes: [] })).toEqual({
      'http.request.method': 'POST',
      'http.route': PATHS.verifyLink.path,
      'http.response.status_code': 200,
      'scamguard.kind': 'link',
      'scamguard.verdict': expect.any(String),
      'scamguard.remembered': false,
    });
    expect(named(spans(), 'assess link')).toMatchObject([{ traceId: TRACE, parentSpanId: request?.spanId }]);
    const [search] = named(spans(), `GET ${PATHS.searchScams.path}`);
    expect(search?.traceId).not.toBe(TRACE);
    const asked = named(spans(), 'select scams');
    expect(asked).toMatchObject([{ traceId: search?.traceId, parentSpanId: search?.spanId, kind: 3 }]);
    expect(told(asked[0] ?? { attributes: [] })).toEqual({ 'db.system.name': 'postgresql' });
    expect(resources()[0]).toEqual({ 'service.name': 'scamguard', 'service.version': '1.2.3' });
  });

  test('tell of messages on a channel and of calls to others, who can go on with the trace', async () => {
    const { telegram, email } = ways;
    if (!telegram || !email) throw new Error('There is no such way.');
    provider.behave(() => telegram.well);
    const before = provider.asked.length;
    const collector = await traced(
      open,
      async (app, { queries }) => {
        for (const { url, call } of [telegram, email]) {
          const { headers, payload } = call(
            22_890_111_222,
            randomUUID(),
            'aidez-moi, on me demande mon code',
          );
          await app.inject({ method: 'POST', url, headers, payload });
        }
        await settled(queries);
      },
      { ...telegram.settings, ...email.settings },
    );
    const spans = collector.spans();
    const answers = named(spans, 'answer message');
    const answerOn = (channel: string) =>
      answers.find((span) => told(span)['scamguard.channel'] === channel && !span.parentSpanId);
    const answer = answerOn('telegram');
    expect(answer && told(answer)).toMatchObject({ 'scamguard.attempt': 1, 'scamguard.kind': 'case' });
    expect(named(spans, 'assess case').map(({ traceId }) => traceId)).toContain(answer?.traceId);
    const [sent] = named(spans, 'POST Telegram');
    expect(sent).toMatchObject({ traceId: answer?.traceId, kind: 3 });
    expect(provider.asked[before]?.headers['traceparent']).toBe(`00-${sent?.traceId}-${sent?.spanId}-01`);
    const mailed = answerOn('email');
    expect(named(spans, 'SMTP mail server')).toMatchObject([
      { traceId: mailed?.traceId, parentSpanId: mailed?.spanId },
    ]);
    for (const word of HOSTILE) expect(collector.written()).not.toContain(word);
  });

  test('hold nothing of what visitors write, and nothing of who they are', async () => {
    const collector = await traced(open, async (app) => {
      const said = 'Bonjour, ici 97111111, aidez-moi : https://boutique-secrete.example/?p=motdepasse';
      await post(app, PATHS.verifyNumber.path, { number: '+229 01 97111111' });
      await post(app, PATHS.verifyNumber.path, { number: '97111111'.repeat(9_000) });
      await post(app, PATHS.verifyProfile.path, { profileInfo: '@awa.tontine' });
      await post(app, PATHS.verifyConversation.path, { conversation: said });
      await post(app, PATHS.login.path, { phoneOrEmail: '+22997111111', password: 'motdepasse' });
      await post(app, PATHS.login.path, { '97111111': 'motdepasse' });
      await post(app, '/jamais-vue/97111111?x=97111111', {});
      for (const url of [
        `${PATHS.searchScams.path}?search=${encodeURIComponent("97111111' or boutique-secrete --")}`,
        `${PATHS.searchScams.path}?search=%00&page=97111111`,
        '/api/moderation/attachments/97111111',
        '/%E0%A4%A/97111111?boutique-secrete',
        `/channels/sms/http/97111111?awa.tontine`,
      ])
        await app.inject({
          url,
          headers: { ...HEADERS, traceparent: '97111111' },
          remoteAddress: '203.0.113.9',
        });
    });
    expect(collector.spans().length).toBeGreaterThan(12);
    for (const word of HOSTILE) expect(collector.written(), word).not.toContain(word);
  });
});

describe('traces', () => {
  const [{ open } = { open: () => Promise.reject(new Error('There is no database.')) }] = databases;

  test('are off unless an endpoint is set', async () => {
    const app = await testApp(await open());
    expect(isTraced()).toBe(false);
    await app.close();
  });

  test.each<Record<string, string>>([
    { OTEL_SDK_DISABLED: 'true' },
    { OTEL_TRACES_SAMPLER: 'always_off' },
    { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' },
    { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' },
  ])('are not sent with %o', async (settings) => {
    const { spans } = await traced(open, (app) => app.inject('/api/health'), settings);
    expect(spans()).toEqual([]);
  });

  test('are sent under the name, with the headers and to the place that the settings give', async () => {
    const own = await otlpServer();
    collectors.push(own);
    const other = await traced(open, (app) => app.inject('/api/health/live'), {
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${own.url}/v1/traces`,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20secret, x-other=1',
      OTEL_SERVICE_NAME: 'scamguard-benin',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
    });
    expect(other.spans()).toEqual([]);
    expect(own.headers()).toEqual(['a secret']);
    expect(own.resources()).toEqual([
      {
        'service.name': 'scamguard-benin',
        'service.version': '1.2.3',
        'deployment.environment.name': 'test',
      },
    ]);
  });

  test('that nobody takes keep nobody from an answer, nor the server from stopping', async () => {
    const refusing = await otlpServer(400);
    collectors.push(refusing);
    const app = await testApp(await open(), { OTEL_EXPORTER_OTLP_ENDPOINT: refusing.url });
    expect((await app.inject('/api/health/live')).statusCode).toBe(200);
    await app.close();
    expect(isTraced()).toBe(false);
  });
});
