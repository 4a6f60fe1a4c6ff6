import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type SQL, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { folderStore } from '../attachments/folder-store.ts';
import type { Database, Queries } from '../db/client.ts';
import { accounts, identities, oneTimeCodes, sessions } from '../db/schema/accounts.ts';
import {
  channelMessages,
  channelPlaces,
  channelStops,
  channelSubscribers,
  channelWaiting,
} from '../db/schema/channels.ts';
import { conversations } from '../db/schema/conversations.ts';
import { feedback } from '../db/schema/feedback.ts';
import { messages } from '../db/schema/messages.ts';
import { auditLog, moderationLog, reviewRequests } from '../db/schema/moderation.ts';
import { partnerCalls } from '../db/schema/partner-calls.ts';
import { rateLimits } from '../db/schema/rate-limits.ts';
import { reputation } from '../db/schema/reputation.ts';
import { attachments, reportKeys, reports, scams } from '../db/schema/scams.ts';
import { serviceReviews, serviceVotes } from '../db/schema/services.ts';
import { webhookEvents } from '../db/schema/webhooks.ts';
import { forgetting } from '../modules/reports/forgetting.ts';
import { sealedRows } from '../sealed-text/sealed-rows.ts';
import { databases } from '../testing/databases.ts';
import { emptyFolder } from '../testing/scratch.ts';
import { TEST_SECRET } from '../testing/test-server.ts';
import { applyRetention } from './job.ts';
import { RETENTION } from './rules.ts';

/** A moment as SQL, since the database's clock counts. */
type Moment = SQL<Date>;
/** Keeps a row that was made, or ends, at a moment, under a name that is found again. */
type Make = (queries: Queries, name: string, at: Moment) => Promise<unknown>;
type Left = (queries: Queries) => Promise<readonly string[]>;

const SERVICE = 'boutique-calebasse';
const store = folderStore(await emptyFolder());
const common = { scamType: 'mobile_money', region: 'littoral', title: 'Faux agent', description: 'Récit' };
const ids = new Map<string, string>();
const idOf = (name: string) => ids.get(name) ?? ids.set(name, randomUUID()).get(name) ?? '';
const nameOf = (id: string) => [...ids].find(([, kept]) => kept === id)?.[0] ?? id;

const report =
  (status: 'pending' | 'rejected'): Make =>
  async (queries, name, createdAt) => {
    const id = idOf(name);
    await queries.insert(scams).values({ ...common, id, status, lastReportedAt: createdAt });
    const row = { ...common, id, scamId: id, requestKey: id, contact: 'Koffi', reporter: 'a', network: id };
    await queries.insert(reports).values({ ...row, createdAt });
    await queries.insert(reportKeys).values({ reportId: id, key: `name:${id}` });
    const file = { kind: 'picture', mediaType: 'image/png', size: 1 } as const;
    await queries.insert(attachments).values({ ...file, id, reportId: id, createdAt });
    await store.put(id, Buffer.from('a'));
  };

const withContact: Left = async (queries) =>
  (await queries.select().from(reports)).filter(({ contact }) => contact).map(({ id }) => nameOf(id));

/** Every trace of the reports: one that is half gone is told as such. */
const wholeReports: Left = async (queries) => {
  const found = [
    await queries.select({ id: reports.id }).from(reports),
    await queries.select({ id: scams.id }).from(scams),
    await queries.select({ id: reportKeys.reportId }).from(reportKeys),
    await queries.select({ id: attachments.id }).from(attachments),
  ].map((rows) => rows.map(({ id }) => nameOf(id)).toSorted());
  for (const name of ['fresh', 'over']) if (await store.get(idOf(name))) found.push([`file ${name}`]);
  expect(found).toEqual([
    ...Array.from({ length: 4 }, () => found[0]),
    ...(found[0] ?? []).map((name) => [`file ${name}`]),
  ]);
  return found[0] ?? [];
};

interface Case {
  readonly make: Make;
  readonly left: Left;
  /** Moments just past the end, and just before it. */
  readonly over: string;
  readonly fresh: string;
}

const months = (count: number) => ({ over: `-${count} months -1 day`, fresh: `-${count} months 1 day` });
const ends = { over: '-1 minute', fresh: '1 minute' };

const CASES: Readonly<Record<string, Case>> = {
  'Contact in a report, as it was written': { ...months(12), make: report('pending'), left: withContact },
  'Report that a moderator has rejected': { ...months(6), make: report('rejected'), left: wholeReports },
  'Report, its files, and what is published of it': {
    ...months(24),
    make: report('pending'),
    left: wholeReports,
  },
  'Key of a contact that nobody reports any more': {
    over: '-25 hours',
    fresh: '-23 hours',
    make: async (queries, name, updatedAt) => {
      await queries.insert(reputation).values({ key: name, updatedAt });
      await queries.insert(reputation).values({ key: `listed ${name}`, listed: true, updatedAt });
      await queries.insert(reputation).values({ key: `reported ${name}`, reports: 1, updatedAt });
    },
    left: async (queries) => {
      const keys = (await queries.select().from(reputation)).map(({ key }) => key);
      expect(keys.filter((key) => key.includes(' '))).toHaveLength(4);
      return keys.filter((key) => !key.includes(' '));
    },
  },
  'File of a report that was never finished': {
    over: '-61 minutes',
    fresh: '-59 minutes',
    make: (queries, name, createdAt) =>
      queries
        .insert(attachments)
        .values({ id: idOf(name), kind: 'pdf', mediaType: 'application/pdf', size: 1, createdAt }),
    left: async (queries) => (await queries.select().from(attachments)).map(({ id }) => nameOf(id)),
  },
  'Request for another look at a report': {
    ...months(12),
    make: async (queries, name, createdAt) => {
      await report('pending')(queries, name, sql`now()`);
      const row = { id: idOf(name), scamId: idOf(name), message: 'm' };
      await queries.insert(reviewRequests).values({ ...row, createdAt });
    },
    left: async (queries) => (await queries.select().from(reviewRequests)).map(({ id }) => nameOf(id)),
  },
  'Message to the operator': {
    ...months(12),
    make: (queries, name, createdAt) => {
      const texts = { name: 'n', email: 'e', subject: 's', message: 'm', sender: 's' };
      return queries.insert(messages).values({ ...texts, id: idOf(name), isSuspect: false, createdAt });
    },
    left: async (queries) => (await queries.select().from(messages)).map(({ id }) => nameOf(id)),
  },
  'Review of a service': {
    ...months(36),
    make: (queries, name, createdAt) =>
      queries
        .insert(serviceReviews)
        .values({ id: idOf(name), serviceId: SERVICE, visitor: name, content: 'c', createdAt }),
    left: async (queries) => (await queries.select().from(serviceReviews)).map(({ visitor }) => visitor),
  },
  'Vote on a service': {
    ...months(36),
    make: (queries, name, createdAt) =>
      queries
        .insert(serviceVotes)
        .values({ serviceId: SERVICE, visitor: name, network: name, opinion: 'confirm', createdAt }),
    left: async (queries) => (await queries.select().from(serviceVotes)).map(({ visitor }) => visitor),
  },
  'Opinion on a result': {
    ...months(24),
    make: (queries, name, createdAt) => {
      const said = { kind: 'link', opinion: 'o', riskLevel: 1, verdict: 'v', engineVersion: '1' };
      return queries.insert(feedback).values({ ...said, id: idOf(name), reporter: 'r', createdAt });
    },
    left: async (queries) => (await queries.select().from(feedback)).map(({ id }) => nameOf(id)),
  },
  'Account without a role that nobody signs in to': {
    ...months(24),
    make: async (queries, name, lastUsedAt) => {
      await queries.insert(accounts).values({ id: idOf(name), lastUsedAt });
      await queries.insert(identities).values({ issuer: 'i', subject: name, accountId: idOf(name) });
      const moderator = { id: randomUUID(), roles: ['moderator' as const] };
      if (name === 'over') await queries.insert(accounts).values({ ...moderator, lastUsedAt });
    },
    left: async (queries) => {
      const kept = await queries.select().from(accounts);
      expect(kept.filter(({ roles }) => roles.length)).toHaveLength(1);
      const linked = (await queries.select().from(identities)).map(({ subject }) => subject);
      expect(kept.filter(({ roles }) => !roles.length).map(({ id }) => nameOf(id))).toEqual(linked);
      return linked;
    },
  },
  Session: {
    ...ends,
    make: async (queries, name, expiresAt) => {
      await queries.insert(accounts).values({ id: idOf(name) });
      await queries.insert(sessions).values({ tokenHash: name, accountId: idOf(name), expiresAt });
    },
    left: async (queries) => (await queries.select().from(sessions)).map(({ tokenHash }) => tokenHash),
  },
  'One-time code': {
    ...ends,
    make: (queries, name, expiresAt) => {
      const code = { purpose: 'password', contact: 'a', codeHash: 'a', triesLeft: 1 } as const;
      return queries.insert(oneTimeCodes).values({ ...code, tokenHash: name, expiresAt });
    },
    left: async (queries) => (await queries.select().from(oneTimeCodes)).map(({ tokenHash }) => tokenHash),
  },
  'Conversation with the assistant': {
    ...ends,
    make: (queries, name, expiresAt) =>
      queries
        .insert(conversations)
        .values({ key: name, turn: 1, state: '{}', answer: '{}', messageIds: '', expiresAt }),
    left: async (queries) => (await queries.select().from(conversations)).map(({ key }) => key),
  },
  'Message of a channel, by a keyed hash; sealed with the address of the answer until it was sent': {
    over: '-49 hours',
    fresh: '-47 hours',
    make: (queries, name, createdAt) =>
      queries
        .insert(channelMessages)
        .values({ key: name, channel: 'sms', person: 'a', state: 'owed', saidAt: createdAt, createdAt }),
    left: async (queries) => (await queries.select().from(channelMessages)).map(({ key }) => key),
  },
  'Voice message that may be listened to, or what was heard in it, sealed; and that its sender agreed': {
    ...ends,
    make: (queries, name, expiresAt) =>
      queries.insert(channelWaiting).values({ person: name, kind: 'heard', what: 'sealed', expiresAt }),
    left: async (queries) => (await queries.select().from(channelWaiting)).map(({ person }) => person),
  },
  'Address on a channel of people who asked for alerts, sealed, with country and language': {
    ...months(24),
    make: (queries, name, createdAt) =>
      queries.insert(channelSubscribers).values({
        person: name,
        channel: 'sms',
        address: 'sealed',
        country: 'BJ',
        language: 'fr',
        createdAt,
      }),
    left: async (queries) => (await queries.select().from(channelSubscribers)).map(({ person }) => person),
  },
  'Place in a dialled menu': {
    ...ends,
    make: (queries, name, expiresAt) =>
      queries.insert(channelPlaces).values({ person: name, session: 'a', base: '', path: '', expiresAt }),
    left: async (queries) => (await queries.select().from(channelPlaces)).map(({ person }) => person),
  },
  'Word STOP of a person on a channel, by a keyed hash': {
    ...months(24),
    make: (queries, name, createdAt) => queries.insert(channelStops).values({ person: name, createdAt }),
    left: async (queries) => (await queries.select().from(channelStops)).map(({ person }) => person),
  },
  'Count of a limit, by a keyed hash': {
    ...ends,
    make: (queries, name, resetsAt) => queries.insert(rateLimits).values({ key: name, count: 1, resetsAt }),
    left: async (queries) => (await queries.select().from(rateLimits)).map(({ key }) => key),
  },
  'Words in the log of moderation': {
    ...months(24),
    make: (queries, name, createdAt) => {
      const entry = { moderator: idOf('moderator'), action: 'publish', scamId: idOf(name) } as const;
      return queries.insert(moderationLog).values({ ...entry, details: { title: 'Awa' }, createdAt });
    },
    left: async (queries) => {
      const rows = await queries.select().from(moderationLog);
      expect(rows.map(({ moderator }) => nameOf(moderator))).toEqual(['moderator', 'moderator']);
      return rows.filter(({ details }) => Object.keys(details).length).map(({ scamId }) => nameOf(scamId));
    },
  },
  'Sign-ins and codes of moderators in the audit log': {
    ...months(24),
    make: (queries, name, createdAt) => {
      const entry = { account: idOf(name), doneBy: 'account', createdAt };
      return queries.insert(auditLog).values([
        { ...entry, act: 'sign_in' },
        { ...entry, account: idOf('moderator'), act: 'grant' },
        { ...entry, account: idOf('moderator'), act: 'second_factor_replaced' },
        { ...entry, account: idOf('moderator'), act: 'account_deleted' },
      ]);
    },
    left: async (queries) => {
      const rows = await queries.select().from(auditLog);
      const lasting = rows.filter(({ account }) => nameOf(account) === 'moderator');
      expect(lasting).toHaveLength(6);
      return rows.filter((row) => !lasting.includes(row)).map(({ account }) => nameOf(account));
    },
  },
  'What partners were told by webhooks: kinds, ids and how it went, nothing of a person': {
    over: '-31 days',
    fresh: '-29 days',
    make: (queries, name, createdAt) =>
      queries.insert(webhookEvents).values({ id: name, type: 'threats.changed', createdAt }),
    left: async (queries) => (await queries.select().from(webhookEvents)).map(({ id }) => id),
  },
  'Daily counts of partners’ calls': {
    ...months(24),
    make: (queries, name, at) =>
      queries
        .insert(partnerCalls)
        .values({ day: sql`(${at})::date`, partner: name, call: 'verifyLink', count: 1 }),
    left: async (queries) => (await queries.select().from(partnerCalls)).map(({ partner }) => partner),
  },
};

test('every rule has a case here', () => {
  expect(RETENTION.map(({ what }) => what)).toEqual(Object.keys(CASES));
});

test('the document shows the same table', async () => {
  const text = await readFile(new URL('../../../../docs/privacy.md', import.meta.url), 'utf8');
  const shown = [...text.matchAll(/^\| ([^|]+?) +\| ([^|]+?) +\| ([^|]+?) +\|$/gm)].map((row) =>
    row.slice(1, 4),
  );
  expect(shown.filter(([what]) => what !== 'What' && !what?.startsWith('-'))).toEqual(
    RETENTION.map(({ what, howLong, atTheEnd }) => [what, howLong, atTheEnd]),
  );
});

describe.each(databases)('what is over ends, on $name', ({ open }) => {
  let database: Database;
  beforeEach(async () => {
    ids.clear();
    database = await open();
  });
  afterEach(() => database.close());

  test.each(Object.entries(CASES))('%s', async (_what, { make, left, over, fresh }) => {
    const { queries } = database;
    for (const [name, after] of Object.entries({ over, fresh }))
      await make(queries, name, sql<Date>`now() + ${after}::interval`);
    expect((await left(queries)).toSorted()).toEqual(['fresh', 'over']);
    const sealed = sealedRows(TEST_SECRET);
    const work = { queries, ...forgetting({ queries, store, sealed, onChange: async () => undefined }) };
    const failures: unknown[] = [];
    await applyRetention(work, (error) => failures.push(error));
    expect(failures).toEqual([]);
    expect(await left(queries)).toEqual(['fresh']);
  });
});
