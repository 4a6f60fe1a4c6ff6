import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '@scamguard/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { reports } from '../db/schema/scams.ts';
import { accountMaker } from '../testing/account-maker.ts';
import { browser } from '../testing/browser.ts';
import { OTHER_PAGES } from '../testing/other-pages.ts';
import { reporting } from '../testing/report-form.ts';
import { smsInbox } from '../testing/sms-inbox.ts';
import { describeOnEachDatabase } from '../testing/test-server.ts';

const inbox = await smsInbox();
afterAll(inbox.close);
const { login, verifyConversation } = ENDPOINTS;

describeOnEachDatabase(
  'calls of widgets and cookies',
  (server) => {
    const signedIn = async () => {
      const { id, number, password, phone } = await accountMaker(server, inbox)();
      await phone.post(login.path, { phoneOrEmail: number, password });
      return { id, cookie: `session=${phone.cookies.get('session')}` };
    };
    const reporterOf = async (headers: Record<string, string>) => {
      const sent = await reporting(server)({}, { headers });
      const [row] = await server
        .database()
        .queries.select()
        .from(reports)
        .where(eq(reports.id, sent.json().id));
      return row?.accountId;
    };

    test('a report from our own page is that of who is signed in', async () => {
      const { id, cookie } = await signedIn();
      expect(await reporterOf({ cookie, 'sec-fetch-site': 'same-origin' })).toBe(id);
    });

    test.each(OTHER_PAGES)('a report from %s is nobody’s, whatever cookie comes with it', async (_, page) => {
      const { cookie } = await signedIn();
      expect(await reporterOf({ cookie, ...page })).toBeNull();
    });

    test.each(OTHER_PAGES)('a talk of our own pages is not continued from %s', async (_, page) => {
      const phone = browser(server);
      const userId = randomUUID();
      const say = async (headers: Record<string, string>) =>
        phone.post(verifyConversation.path, { conversation: 'une offre de travail', userId }, headers);
      await say({});
      const elsewhere = await say(page);
      expect(elsewhere.json().caseToken).toMatch(/^[\w.-]{43,}$/);
      expect(elsewhere.headers['set-cookie']).toBeUndefined();
    });
  },
  () => ({ SMS_PROVIDER: 'http', SMS_URL: inbox.url }),
);
