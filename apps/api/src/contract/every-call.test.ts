import { ENDPOINTS, PATHS } from '@scamguard/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { attachments, reports } from '../db/schema/scams.ts';
import { ERRORS } from '../errors/index.ts';
import { accountMaker } from '../testing/account-maker.ts';
import type { World } from '../testing/calls/example.ts';
import { CALL_EXAMPLES } from '../testing/calls/index.ts';
import { signedIn } from '../testing/moderator.ts';
import { reporting } from '../testing/report-form.ts';
import { picture } from '../testing/sample-files.ts';
import { smsInbox } from '../testing/sms-inbox.ts';
import { describeOnEachDatabase, type TestServer } from '../testing/test-server.ts';

const inbox = await smsInbox();
afterAll(inbox.close);

const LANGUAGES = ['fr', 'en'] as const;
const CALLS = Object.entries(CALL_EXAMPLES).map(([name, examples]) => ({ name, ...examples }));

/** A voice is in the language that its address names; lists of sites are in none. */
const IN_NO_LANGUAGE = new Set([
  'moderatedAttachment',
  'moderatedVoice',
  'openapi',
  'threatsStix',
  'threatsText',
  'voice',
]);

function worldAround(server: TestServer): World {
  const send = reporting(server);
  const report = async () => {
    const files = [{ field: 'image', bytes: await picture('png') }];
    const { id } = (await send({}, { files })).json();
    const { queries } = server.database();
    const [kept] = await queries.select().from(reports).where(eq(reports.id, id));
    const [file] = await queries.select().from(attachments).where(eq(attachments.reportId, id));
    return { scamId: kept?.scamId ?? '', attachmentId: file?.id ?? '' };
  };
  return {
    server,
    inbox,
    account: accountMaker(server, inbox),
    visitor: () => signedIn(server),
    moderator: () => signedIn(server, ['moderator']),
    newModerator: () => signedIn(server, ['moderator'], false),
    report,
  };
}

describeOnEachDatabase(
  'every call',
  (server) => {
    const world = worldAround(server);

    describe.each(CALLS)('$name', ({ name, good, status, bad }) => {
      test.each(LANGUAGES)('answers in %s', async (language) => {
        const request = await good(world);
        const headers = { ...request.headers, 'accept-language': language };
        const response = await server.ask({ ...request, headers });
        expect([response.statusCode, response.body && status]).toEqual([status, status]);
        if (!IN_NO_LANGUAGE.has(name)) expect(response.headers['content-language']).toBe(language);
      });

      test.each(LANGUAGES)('is refused in %s, each time for its own reason', async (language) => {
        for (const refusal of bad) {
          const request = await refusal.request(world);
          const headers = { ...request.headers, 'accept-language': language };
          const response = await server.ask({ ...request, headers });
          expect([response.statusCode, response.json()]).toMatchObject([
            refusal.status,
            { code: refusal.code, message: ERRORS[refusal.code][language] },
          ]);
          expect(response.headers['content-language']).toBe(language);
        }
      });
    });

    test('is documented, with every answer that it has', async () => {
      const { paths } = (await server.ask({ method: 'GET', url: PATHS.openapi.path })).json();
      for (const { method, path, status } of Object.values(ENDPOINTS))
        expect(paths[path]?.[method.toLowerCase()]?.responses, path).toMatchObject({
          [status]: {},
          '4XX': {},
        });
    });
  },
  () => ({ SMS_PROVIDER: 'http', SMS_URL: inbox.url }),
);
