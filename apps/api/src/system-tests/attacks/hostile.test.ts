import { ENDPOINTS, type Endpoint, PATHS, WIDGET_CALLS } from '@scamguard/contracts';
import { describe, expect, test } from 'vitest';
import { accounts } from '../../db/schema/accounts.ts';
import { reports, scams } from '../../db/schema/scams.ts';
import { opened } from '../../testing/opened.ts';
import { publishScam } from '../../testing/publish-scam.ts';
import { reporting } from '../../testing/report-form.ts';
import { describeOnEachDatabase } from '../../testing/test-server.ts';

/** The first tries of sqlmap and its like: closed quotes, other statements, other encodings, waits. */
const SQL = [
  "' OR '1'='1",
  "' OR 1=1 --",
  "'; DROP TABLE scams; --",
  "') UNION SELECT id, password_hash FROM accounts --",
  "1' AND (SELECT pg_sleep(30)) IS NULL --",
  '"; DELETE FROM reports; --',
  "\\'; SELECT 1; --",
  '$$; TRUNCATE scams; $$',
  "%' AND 1=(SELECT 1 FROM accounts) AND '%'='",
  'a & b | !c:* <-> (d',
  "{1,2}'::text[]",
  '%27%20OR%201%3D1',
  'ʼ OR 1=1 --',
];

/** Lines that would begin a header of their own. */
const LINES = [
  'a\r\nX-Injected: yes',
  'a\nX-Injected: yes',
  'a%0d%0aX-Injected: yes',
  'a\u2028X-Injected: yes',
];

const post = (path: string, payload: object) => ({ method: 'POST' as const, url: path, payload });
const get = (path: string, query: Record<string, string>) => ({ method: 'GET' as const, url: path, query });

/** Everywhere a visitor's text goes. */
const INPUTS: Readonly<Record<string, (text: string) => ReturnType<typeof post | typeof get>>> = {
  'a link': (link) => post(PATHS.verifyLink.path, { link }),
  'a profile': (profileInfo) => post(PATHS.verifyProfile.path, { profileInfo }),
  'a number': (number) => post(PATHS.verifyNumber.path, { number }),
  'a conversation': (conversation) => post(PATHS.verifyConversation.path, { conversation }),
  'a search for scams': (search) => get(PATHS.searchScams.path, { search }),
  'a cursor': (cursor) => get(PATHS.latestScams.path, { cursor }),
  'a cursor of ours with more in it': (text) =>
    get(PATHS.latestScams.path, { cursor: Buffer.from(`0.0.${text}`).toString('base64url') }),
  'a search for lessons': (search) => get(PATHS.education.path, { search }),
  'a category': (category) => get(PATHS.education.path, { category }),
  'a lesson': (id) => get(PATHS.educationModule.path.replace('{id}', encodeURIComponent(id)), {}),
  'a search for services': (search) => get(PATHS.services.path, { search }),
  'a region': (region) => get(PATHS.services.path, { region }),
  'a service': (id) => get(PATHS.serviceDetails.path, { id }),
  'a recording': (id) => get(PATHS.audio.path.replace('{id}', encodeURIComponent(id)), {}),
  'a language': (lang) => get(PATHS.scamTypes.path, { lang }),
  'a name to sign in': (phoneOrEmail) => post(PATHS.login.path, { phoneOrEmail, password: 'mot de passe' }),
  'a password': (password) => post(PATHS.login.path, { phoneOrEmail: 'awa@exemple.bj', password }),
  'a number to register': (phoneNumber) =>
    post(PATHS.register.path, { phoneNumber, password: 'mot de passe' }),
  'a scam that is complained of': (id) =>
    post(PATHS.requestReview.path.replace('{id}', encodeURIComponent(id)), { message: 'a'.repeat(30) }),
};

describeOnEachDatabase('hostile text', (server) => {
  const { ask, database } = server;
  const send = reporting(server);
  const tables = async () => {
    const { queries } = database();
    return [await queries.$count(scams), await queries.$count(reports), await queries.$count(accounts)];
  };

  describe.each(Object.entries(INPUTS))('in %s', (_name, request) => {
    test('is no statement', async () => {
      await send();
      const before = await tables();
      for (const text of SQL) {
        const response = await ask(request(text));
        expect([200, 202, 400, 401, 404], `${text}: ${response.body}`).toContain(response.statusCode);
      }
      expect(await tables()).toEqual(before);
    });

    test('is no header', async () => {
      for (const text of LINES) {
        const { headers, statusCode } = await ask(request(text));
        expect(statusCode).toBeLessThan(500);
        expect(headers['x-injected']).toBeUndefined();
        expect(JSON.stringify(headers)).not.toMatch(/\\r|\\n/);
      }
    });
  });

  test('in a report is kept as it was written, and is no statement', async () => {
    for (const text of SQL) {
      const title = `Titre ${text}`.slice(0, 120);
      const response = await send({
        title,
        description: `${text} ${text} description`,
        scammerContact: text,
      });
      expect(response.statusCode, response.body).toBe(201);
      const rows = await database().queries.select({ id: reports.id, title: reports.title }).from(reports);
      expect(rows.map((row) => opened('reports', row).title)).toContain(title);
    }
  });

  test('in a search finds what has its words, not everything', async () => {
    const { id } = (await send({ title: 'Le pangolin de la poste' })).json();
    await publishScam(database(), id);
    for (const search of ["zzz' OR '1'='1", "zzz') OR true --", 'zzz | pangolin', 'zzz:* | pangolin:*'])
      expect((await ask(get(PATHS.searchScams.path, { search }))).json(), search).toEqual([]);
  });

  test.each(['idempotency-key', 'accept-language', 'x-forwarded-host', 'host', 'x-scamguard-key'])(
    'in the header %s goes nowhere',
    async (name) => {
      for (const text of ["' OR 1=1 --", 'a.example/%0d%0aX-Injected: yes', '<script>']) {
        const response = await send({}, { headers: { [name]: text } });
        expect(response.statusCode).toBeLessThan(500);
        expect(JSON.stringify(response.headers)).not.toContain(text);
      }
    },
  );

  test('in the link to the next page stays a part of the address', async () => {
    const query = { limit: '1', more: 'a\r\nX-Injected: yes>; rel="next", <https://elsewhere.example' };
    const { headers } = await ask(get(PATHS.alerts.path, query));
    expect(headers['x-injected']).toBeUndefined();
    expect(String(headers.link).match(/<[^>]*>/g)).toHaveLength(1);
    expect(headers.link).not.toContain('<https:');
  });
});

describeOnEachDatabase('the page of another site', ({ ask }) => {
  const widgets: ReadonlySet<string> = new Set(WIDGET_CALLS);
  const writes = Object.entries<Endpoint>(ENDPOINTS).filter(
    ([name, { method }]) => method === 'POST' && !widgets.has(name),
  );

  test.each(writes)('cannot make the call %s', async (_name, { path }) => {
    const url = path.replace('{id}', '7c9e6679-7425-40de-944b-e07fc1f90ae7');
    for (const headers of [
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: 'https://sister.site.example' },
    ]) {
      const response = await ask({ method: 'POST', url, headers, payload: {} });
      expect([response.statusCode, response.json().code]).toEqual([403, 'cross_origin']);
      expect(response.headers['access-control-allow-origin']).toBeUndefined();
    }
  });
});
