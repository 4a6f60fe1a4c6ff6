import { randomUUID } from 'node:crypto';
import { PATHS } from '@scamguard/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { identities, recoveryCodes, secondFactors } from '../../db/schema/accounts.ts';
import { auditLog } from '../../db/schema/moderation.ts';
import { translationReviews } from '../../db/schema/voices.ts';
import { accountMaker } from '../../testing/account-maker.ts';
import { browser } from '../../testing/browser.ts';
import { OPINION } from '../../testing/opinion.ts';
import { reporting } from '../../testing/report-form.ts';
import { picture } from '../../testing/sample-files.ts';
import { smsInbox } from '../../testing/sms-inbox.ts';
import { describeOnEachDatabase } from '../../testing/test-server.ts';

const inbox = await smsInbox();
afterAll(inbox.close);

/** Tables in which “Mes données” leaves nothing of a person who deletes. */
const GONE = new Set([
  'accounts',
  'identities',
  'sessions',
  'second_factors',
  'recovery_codes',
  'reports',
  'report_keys',
  'attachments',
  'scams',
  'service_reviews',
  'service_votes',
  'conversations',
  'translation_reviews',
]);

/** Tables of which it leaves rows, and why. */
const LEFT: Readonly<Record<string, string>> = {
  voice_recordings:
    'A voice that somebody gave to everybody, under the name and the licence that they agreed to. Who it was is emptied with the account.',
  contact_edits:
    'What a moderator did with a number that everybody sees. Who it was is emptied with the account.',
  alerts: 'Our own texts.',
  tips: 'Our own texts.',
  categories: 'Our own texts.',
  modules: 'Our own texts.',
  services: 'Our own texts.',
  content_versions: 'Says which of our own texts were written.',
  regions: 'A list of our own.',
  scam_types: 'A list of our own.',
  scam_words: 'Single words of what everybody may read, once each.',
  threat_lists: 'Lists that others publish.',
  threat_list_keys: 'Lists that others publish.',
  reputation: 'Of who is reported; a key that nobody reports any more goes after a day.',
  reputation_clock: 'One number.',
  partner_calls: 'Counts by site and day.',
  rate_limits:
    'A keyed hash of an address, for a day at most. Whoever could delete it could try passwords without end.',
  one_time_codes: 'Ten minutes, known by a cookie of its own that ends with it.',
  feedback:
    'Nothing that was checked, and a keyed hash of address and browser. Thousands share both, so nobody can show that a row is theirs.',
  channel_messages:
    'Known by a channel only: whoever writes EFFACER there is forgotten, and everything goes after two days.',
  channel_stops: 'A keyed hash of who wrote STOP: without it they would be written to again.',
  channel_waiting: 'Known by a channel only, for an hour or a day; EFFACER there deletes it.',
  channel_subscribers: 'Known by a channel only: STOP or EFFACER there deletes it.',
  channel_broadcasts: 'Which of our own alerts were sent.',
  channel_places: 'Where a dialled menu was, for ten minutes.',
  webhook_events: 'What was published, by its id alone, for thirty days.',
  webhook_deliveries: 'Whether a partner was told of it.',
  webhook_subscribers: 'Partners by their names.',
  webhook_watch: 'How a list of our own looked.',
  widget_files: 'Our own scripts.',
  messages: 'A letter to the operator. Its writer has neither account nor code, and asks the operator.',
  review_requests: 'Likewise a letter, in another person’s matter.',
  moderation_log:
    'What a moderator decided in that office, by the account’s id alone. The database refuses to change it.',
  audit_log:
    'Who got the office of a moderator, by the account’s id alone. The database refuses to change it.',
};

describeOnEachDatabase(
  'every table',
  (server) => {
    const { database } = server;
    const tables = async () => {
      const { rows } = await database().queries.execute<{ name: string }>(
        sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
      );
      return rows.map(({ name }) => name);
    };
    const filled = async () => {
      const names = [];
      for (const name of await tables())
        if (await database().queries.$count(sql.identifier(name))) names.push(name);
      return names;
    };

    test('is emptied of a person who deletes, or it is written down why not', async () => {
      const named = [...GONE, ...Object.keys(LEFT)];
      expect(new Set(named).size).toBe(named.length);
      expect(named.toSorted()).toEqual(await tables());
    });

    test('holds nothing of somebody who had done everything, and deletes by account, code and cookie', async () => {
      const { queries } = database();
      const { post } = server;
      const { number: phoneOrEmail, password, phone, id: accountId } = await accountMaker(server, inbox)();
      const service = 'boutique-calebasse';
      const vote = PATHS.voteForService.path.replace('{id}', service);
      const review = PATHS.reviewService.path.replace('{id}', service);
      const files = [{ field: 'image', bytes: await picture('png') }];
      const send = reporting(server);

      // Without an account.
      const before = browser(server);
      await before.post(vote, { opinion: 'confirm' });
      await before.post(review, { rating: 4, content: 'Très rapide.' });
      await before.post(PATHS.verifyConversation.path, { conversation: 'bonjour', userId: randomUUID() });
      await post(PATHS.feedback.path, OPINION);
      const { dataCode } = (await send({ scammerContact: '+229 01 97 55 12 34' }, { files })).json();

      // With one.
      await phone.post(PATHS.login.path, { phoneOrEmail, password });
      await phone.post(vote, { opinion: 'report' });
      await phone.post(review, { rating: 1, content: 'Jamais reçu.' });
      const cookie = `session=${phone.cookies.get('session')}`;
      await send({ scammerContact: '+229 01 97 55 12 35' }, { files, headers: { cookie } });
      await queries
        .insert(identities)
        .values({ issuer: 'https://issuer.example', subject: 'one', accountId });
      await queries.insert(secondFactors).values({ accountId, secret: 'sealed' });
      await queries.insert(recoveryCodes).values({ accountId, codeHash: 'hash' });
      await queries
        .insert(translationReviews)
        .values({ language: 'fon', sentence: 'urgence-title', reviewer: accountId, text: 'Akwɛ́' });
      await queries.insert(auditLog).values({ account: accountId, act: 'grant', doneBy: 'operator' });
      expect(await filled()).toEqual(expect.arrayContaining([...GONE]));

      await before.post(PATHS.deleteBrowserData.path, {});
      await post(PATHS.deleteCodeData.path, { code: dataCode });
      await phone.post(PATHS.deleteOwnData.path, { password });
      expect((await filled()).filter((name) => !(name in LEFT))).toEqual([]);
    });
  },
  () => ({ SMS_PROVIDER: 'http', SMS_URL: inbox.url }),
);
