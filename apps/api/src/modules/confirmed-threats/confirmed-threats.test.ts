import { createHmac } from 'node:crypto';
import { ENDPOINTS, PATHS, type Threat } from '@scamguard/contracts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { reports } from '../../db/schema/scams.ts';
import { signedIn } from '../../testing/moderator.ts';
import { newAddress, reporting } from '../../testing/report-form.ts';
import { describeOnEachDatabase } from '../../testing/test-server.ts';
import { stixRules } from './stix-rules.ts';

const { moderateScam, requestReview, threats } = ENDPOINTS;
const HOLDER = 'a-key-of-the-central-bank-0001';

describeOnEachDatabase(
  'the list of confirmed threats',
  (server) => {
    const send = reporting(server);
    const ask = (url: string, headers = {}) =>
      server.ask({ method: 'GET', url, headers, remoteAddress: newAddress() });
    const list = async (query = '', key?: string) => {
      const response = await ask(`${threats.path}${query}`, key ? { authorization: `Bearer ${key}` } : {});
      return response.json<Threat[]>();
    };
    const isDisputed = async (site: string) => (await list()).find(({ value }) => value === site)?.isDisputed;
    const reported = async (scammerContact: string) => {
      const { id } = (await send({ scammerContact })).json();
      const [row] = await server.database().queries.select().from(reports).where(eq(reports.id, id));
      return row?.scamId ?? '';
    };
    const decide = async (id: string, action: 'publish' | 'reject') =>
      (await signedIn(server, ['moderator'])).post(moderateScam.path.replace('{id}', id), { action });

    test('has what a moderator has confirmed, and nothing that only people have said', async () => {
      const confirmed = await reported('http://faux-cadeau-mtn.example.org/gagner');
      await reported('http://seulement-dit.example.net/');
      await decide(confirmed, 'publish');
      const entries = await list();
      expect(entries).toContainEqual({
        kind: 'host',
        value: 'faux-cadeau-mtn.example.org',
        reports: 1,
        lastReportedAt: expect.any(String),
        isDisputed: false,
      });
      expect(JSON.stringify(entries)).not.toContain('example.net');
      expect((await ask(PATHS.threatsText.path)).body).toMatch(
        /^# Sites .*\n(?:.*\n)*faux-cadeau-mtn\.example\.org\n/,
      );
    });

    test('says what is disputed until a moderator has decided, and forgets what was rejected', async () => {
      const id = await reported('http://conteste.example.com/');
      await decide(id, 'publish');
      expect(await isDisputed('conteste.example.com')).toBe(false);
      await server.post(requestReview.path.replace('{id}', id), {
        message: 'Ce site est le mien et il est honnête.',
      });
      expect(await isDisputed('conteste.example.com')).toBe(true);
      expect((await ask(PATHS.threatsText.path)).body).toContain(
        '# disputed: a moderator will look again\nconteste.example.com',
      );
      await decide(id, 'publish');
      expect(await isDisputed('conteste.example.com')).toBe(false);
      await decide(id, 'reject');
      expect(await isDisputed('conteste.example.com')).toBeUndefined();
    });

    test('has a whole site only where a report names the site itself', async () => {
      await decide(await reported('http://boutique.partage.ci/'), 'publish');
      await decide(await reported('http://entier.ci/payer'), 'publish');
      const entries = (await list()).map(({ kind, value }) => [kind, value]);
      expect(entries).toContainEqual(['host', 'boutique.partage.ci']);
      expect(entries).not.toContainEqual(['site', 'partage.ci']);
      expect(entries).toContainEqual(['site', 'entier.ci']);
    });

    test('gives numbers to who has a key, hashed under it, and to nobody else', async () => {
      await decide(await reported('+229 01 97 00 11 22'), 'publish');
      const hash = createHmac('sha256', HOLDER).update('+2290197001122').digest('hex');
      expect((await list('', HOLDER)).map(({ value }) => value)).toContain(hash);
      const open = [
        await list(),
        (await ask(PATHS.threatsText.path)).body,
        (await ask(PATHS.threatsStix.path)).body,
      ];
      expect(JSON.stringify(open)).not.toMatch(/number|97001122/);
      const { headers } = await ask(threats.path, { authorization: `Bearer ${HOLDER}` });
      expect(headers['cache-control']).toBe('private, no-store');
    });

    test('comes by pages, each entry once', async () => {
      const all = await list('', HOLDER);
      const seen: Threat[] = [];
      for (let url: string | undefined = `${threats.path}?limit=2`; url; ) {
        const response = await ask(url, { authorization: `Bearer ${HOLDER}` });
        seen.push(...response.json<Threat[]>());
        url = /^<(.*)>; rel="next"$/.exec(String(response.headers.link ?? ''))?.[1];
      }
      expect(all.length).toBeGreaterThan(2);
      expect(seen).toEqual(all);
    });

    const bundle = async () => {
      const { body, headers } = await ask(PATHS.threatsStix.path);
      expect(headers['content-type']).toMatch(/^application\/stix\+json; ?version="?2\.1/);
      return { body, ...stixRules.parse(JSON.parse(body)) };
    };
    const said = async (site: string) => {
      const { objects } = await bundle();
      const found = objects.find(({ name }) => name === site);
      return found?.type === 'indicator' ? found : undefined;
    };

    test('is a bundle by the rules of STIX 2.1, the same as long as nothing is said otherwise', async () => {
      const { body, objects } = await bundle();
      expect(objects.length).toBeGreaterThan(2);
      expect((await bundle()).body).toBe(body);
    });

    test('gives STIX a later version of an indicator when something is said otherwise', async () => {
      const id = await reported('http://versions.example.com/');
      await decide(id, 'publish');
      const first = await said('versions.example.com');
      await server.post(requestReview.path.replace('{id}', id), {
        message: 'Ce site est honnête, regardez.',
      });
      const disputed = await said('versions.example.com');
      await decide(id, 'publish');
      const decided = await said('versions.example.com');
      expect([first, disputed, decided].map((version) => version?.labels)).toEqual([
        undefined,
        ['disputed'],
        undefined,
      ]);
      for (const later of [disputed, decided])
        expect(later).toMatchObject({
          id: first?.id,
          created: first?.created,
          valid_from: first?.valid_from,
        });
      const [a = '', b = '', c = ''] = [first, disputed, decided].map((version) => version?.modified);
      expect([a < b, b < c]).toEqual([true, true]);
      expect((first?.valid_until ?? '') > a).toBe(true);
    });
  },
  () => ({ THREATS_KEYS: HOLDER }),
);
