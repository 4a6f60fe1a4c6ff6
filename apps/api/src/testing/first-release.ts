import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, type ClientConfig } from 'pg';
import { tokenHash } from '../secrets/random-token.ts';

/** The same place seen from here and from the bundle of the fault report. */
const MIGRATIONS = fileURLToPath(new URL('../../src/db/migrations', import.meta.url));

/** The first schema that had reports: `0000_begin`, `0001_accounts`, `0002_scams`. */
const FIRST_MIGRATIONS = 3;
const REPORTERS = 3;
const LINK = 'boutique-du-fennec.example';
const NUMBER = '+2290197000002';

/** The traces that a visitor of the first release has left. */
export const FIRST_RELEASE = {
  link: `https://${LINK}/`,
  /** Named by the same reports. */
  number: NUMBER,
  reportIds: Array.from({ length: REPORTERS }, (_, index) => `6f9619ff-8b86-4d01-b42d-00cf4fc964a${index}`),
  accountId: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  phoneNumber: '+2290197000001',
  sessionToken: 'the-session-of-somebody-of-the-first-release',
  search: 'fennec',
  /** A scam that no moderator has read. */
  unread: { search: 'coati', contactKey: 'domain:coati.example' },
} as const;

/**
 * Makes a database as the first release left it: its tables, three people's reports on one link and number, an account and a session.
 *
 * @param folder where the oldest migrations are copied to.
 */
export async function fillFirstRelease(config: ClientConfig, folder: string): Promise<void> {
  const client = new Client(config);
  await client.connect();
  try {
    await migrate(drizzle(client), { migrationsFolder: await firstMigrations(folder) });
    await fillReports(client);
    await client.query('insert into accounts (id, phone_number) values ($1, $2)', [
      FIRST_RELEASE.accountId,
      FIRST_RELEASE.phoneNumber,
    ]);
    await client.query("insert into sessions values ($1, $2, now(), now() + interval '20 days')", [
      tokenHash(FIRST_RELEASE.sessionToken),
      FIRST_RELEASE.accountId,
    ]);
  } finally {
    await client.end();
  }
}

/** A folder with the oldest migrations only. */
async function firstMigrations(folder: string): Promise<string> {
  const journal = JSON.parse(await readFile(path.join(MIGRATIONS, 'meta', '_journal.json'), 'utf8'));
  const entries = journal.entries.slice(0, FIRST_MIGRATIONS);
  const oldest = path.join(folder, 'first-migrations');
  await mkdir(path.join(oldest, 'meta'), { recursive: true });
  await writeFile(path.join(oldest, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries)
    await cp(path.join(MIGRATIONS, `${tag}.sql`), path.join(oldest, `${tag}.sql`));
  return oldest;
}

async function fillReports(client: Client): Promise<void> {
  const scamId = '6f9619ff-8b86-4d01-b42d-00cf4fc96400';
  const keys = [`domain:${LINK}`, `number:${NUMBER}`];
  await client.query(
    `insert into scams (id, status, scam_type, region, title, description, contact, contact_key, reporters, last_reported_at)
     values ($1, 'published', 'online_shopping', 'littoral', 'Le fennec en ligne', 'Une boutique qui ne livre jamais rien.', $2, $3, $4, now())`,
    [scamId, LINK, keys[0], REPORTERS],
  );
  await client.query(
    `insert into scams (id, scam_type, region, title, description, contact, contact_key, last_reported_at)
     values (gen_random_uuid(), 'marketplace', 'littoral', 'Le coati en ligne', 'Il vend des coatis.', null, $1, now())`,
    [FIRST_RELEASE.unread.contactKey],
  );
  await client.query("insert into scam_words values ('fennec'), ('boutique'), ('coati')");
  for (const [index, id] of FIRST_RELEASE.reportIds.entries()) {
    await client.query(
      `insert into reports values ($1, $2, $3, 'online_shopping', 'littoral', 'Le fennec en ligne',
       'Une boutique qui ne livre jamais rien.', $4, $5, $5, now())`,
      [id, scamId, `request ${index}`, FIRST_RELEASE.link, `reporter ${index}`],
    );
    await client.query('insert into report_keys select $1, unnest($2::text[])', [id, keys]);
  }
  await client.query('update reputation_clock set value = 1');
  await client.query(
    `insert into reputation (key, reports, confirmed, last_reported_at, counts_until, change)
     select unnest($1::text[]), $2, true, now(), now() + interval '700 days', 1`,
    [keys, REPORTERS],
  );
}
