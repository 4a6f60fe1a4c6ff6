import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type EndpointName, PATHS } from '@scamguard/contracts';
import { isNotNull } from 'drizzle-orm';
import fc from 'fast-check';
import type { Database } from '../../db/client.ts';
import { attachments } from '../../db/schema/scams.ts';
import { requestBytes } from '../cut-connection.ts';
import { type Footprint, footprint, MEASURED } from '../measured-server.ts';
import { newSession } from '../moderator.ts';
import { form, REPORT } from '../report-form.ts';
import { picture } from '../sample-files.ts';
import type { ServerProcess } from '../server-process.ts';
import { abuses } from './abuses.ts';
import { CALLS, type Known, NOBODY, requestsTo } from './call-requests.ts';
import { send } from './send.ts';

type OpenDatabase = Pick<Database, 'queries' | 'close'>;

export interface Ordeal {
  /** How many abuses, over all calls, and which ones. */
  readonly count: number;
  readonly seed: number;
  /** Opens the server's database while no server has it. */
  readonly open: () => Promise<OpenDatabase>;
  readonly serve: (settings: Readonly<Record<string, string>>) => ServerProcess;
  readonly dataFolder: string;
  /** An empty folder, for the server's temporary files. */
  readonly temporary: string;
  /** How long at most the server is given to give back what it holds, in milliseconds, and how long it is looked at before. */
  readonly patience: number;
  readonly calmFirst: number;
  /** Others who come afterwards. */
  readonly visit?: (address: string) => Promise<void>;
}

/** How a server was before and after it was abused. */
export interface Withstood {
  /** How often each status was answered to the abuses. */
  readonly statuses: ReadonlyMap<number, number>;
  /** The answers of every call of the contract, to some requests each. */
  readonly answers: Record<'before' | 'after', Readonly<Record<string, readonly number[]>>>;
  readonly footprint: Record<'before' | 'after', Footprint>;
  /** Names of temporary files, and of attachments that belong to nothing. */
  readonly leftFiles: readonly string[];
  readonly exitCode: number | null;
}

/** The growth that is allowed to the server. */
export const TOLERANCE = 1.1;
const AT_ONCE = 8;
const REQUESTS_FOR_EACH_CALL = 3;
/** Texts that stand in every database, and somebody who does not. */
const CONTENT = ['boutique-calebasse', 'mobile-money', 'presentation.mp4', 'result-link', 'privacy', NOBODY];

/**
 * Abuses a server over every call of the contract. Much is loaded only when a call is first used. So the server's size at the end
 * is compared with its size once every call had been used and abused a few times.
 */
export async function withstand(ordeal: Ordeal): Promise<Withstood> {
  const { count, seed, open, serve, dataFolder, temporary } = ordeal;
  const people = await withDatabase(open, async ({ queries }) => ({
    first: await manySessions(queries),
    last: await manySessions(queries),
    abusers: [...(await sessionsOf(queries)), ...(await sessionsOf(queries))],
  }));
  const server = serve({ ...MEASURED, TMPDIR: temporary });
  const address = await server.ready;
  const port = Number(new URL(address).port);
  const known: Known = { sessions: [], ids: CONTENT, picture: await picture('png') };
  const ids = [...CONTENT, ...(await reported(address, known.picture, people.abusers))];
  const byAbusers = { ...known, sessions: people.abusers, ids };

  const calls = CALLS.length;
  await abuse(port, byAbusers, REQUESTS_FOR_EACH_CALL * calls, seed + 1_000);
  const before = await answersTo(port, known, people.first);
  const calm = await lowest(server, ordeal.calmFirst);
  const statuses = await abuse(port, byAbusers, count, seed);
  const after = await answersTo(port, known, people.last);
  const later = await back(server, calm, ordeal.patience);
  await ordeal.visit?.(address);

  server.process.kill('SIGTERM');
  const { code } = await server.ended;
  return {
    statuses,
    answers: { before, after },
    footprint: { before: calm, after: later },
    leftFiles: [...(await readdir(temporary)), ...(await withDatabase(open, strays(dataFolder)))],
    exitCode: code,
  };
}

async function withDatabase<Result>(
  open: () => Promise<OpenDatabase>,
  work: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await open();
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Somebody who is signed in, and a moderator. */
async function sessionsOf(queries: Database['queries']): Promise<string[]> {
  return [(await newSession(queries)).token, (await newSession(queries, ['moderator'])).token];
}

/** Sessions for each call, because some calls end the session that makes them. */
async function manySessions(queries: Database['queries']): Promise<Record<string, string[]>> {
  const sessions: Record<string, string[]> = {};
  for (const call of CALLS) sessions[call] = await sessionsOf(queries);
  return sessions;
}

/** Reports something with a picture. @returns the ids of the scam and of the picture. */
async function reported(address: string, bytes: Buffer, [, moderator]: readonly string[]): Promise<string[]> {
  const { payload, headers } = form(REPORT, [{ field: 'image', bytes }]);
  await fetch(`${address}${PATHS.sendReport.path}`, {
    method: 'POST',
    headers,
    body: new Uint8Array(payload),
  });
  const answer = await fetch(`${address}${PATHS.scamsToModerate.path}`, {
    headers: { cookie: `session=${moderator}` },
  });
  const scams = (await answer.json()) as {
    id: string;
    reports: { id: string; attachments: { id: string }[] }[];
  }[];
  return scams.flatMap(({ id, reports }) => [
    id,
    ...reports.flatMap((report) => report.attachments.map((file) => file.id)),
  ]);
}

async function abuse(port: number, known: Known, count: number, seed: number): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const waiting = abuses(known, count, seed).values();
  const one = async () => {
    for (const next of waiting)
      for (const status of await send(port, next)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return statuses;
}

/** Asks every call about everything that may be known, as somebody and as a moderator, the same each time. */
async function answersTo(
  port: number,
  known: Known,
  sessions: Readonly<Record<string, readonly string[]>>,
): Promise<Record<string, number[]>> {
  const answers: Record<string, number[]> = {};
  for (const call of CALLS)
    for (const session of sessions[call] ?? [])
      for (const bytes of requestsOf(call, { ...known, sessions: [session] })) {
        const lines = [{ bytes, ending: 'answered' }] as const;
        (answers[call] ??= []).push(...(await send(port, { kind: 'repeated', call, lines })));
      }
  return answers;
}

/** One for each id; where an address has none, they are all the same one. */
function requestsOf(call: EndpointName, known: Known): Buffer[] {
  const all = known.ids.flatMap((id) =>
    fc.sample(requestsTo(call, { ...known, ids: [id] }), { seed: 1, numRuns: 1 }),
  );
  const bytes = all.map((right) =>
    requestBytes({ ...right, headers: { ...right.headers, connection: 'close' } }).toString('latin1'),
  );
  return [...new Set(bytes)].map((text) => Buffer.from(text, 'latin1'));
}

const BETWEEN_LOOKS_MS = 1_000;
const pause = () => new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS_MS));

/** The least that a server holds in a while: connections to its database that nobody needs are closed after some seconds. */
async function lowest(server: ServerProcess, milliseconds: number): Promise<Footprint> {
  const end = performance.now() + milliseconds;
  let least = await footprint(server);
  while (performance.now() < end) {
    await pause();
    const { held, rss, files } = await footprint(server);
    least = {
      held: Math.min(least.held, held),
      rss: Math.min(least.rss, rss),
      files: Math.min(least.files, files),
    };
  }
  return least;
}

/** The size of the server once it is no more than before, or else when patience is over. */
async function back(server: ServerProcess, before: Footprint, patience: number): Promise<Footprint> {
  const end = performance.now() + patience;
  for (;;) {
    const now = await footprint(server);
    if (isBack(before, now) || performance.now() > end) return now;
    await pause();
  }
}

const KEYS = ['held', 'rss', 'files'] as const;
export const isBack = (before: Footprint, now: Footprint): boolean =>
  KEYS.every((key) => !(now[key] > before[key] * TOLERANCE));

/** Files of attachments that no report has. */
const strays =
  (dataFolder: string) =>
  async ({ queries }: OpenDatabase): Promise<string[]> => {
    const rows = await queries
      .select({ id: attachments.id })
      .from(attachments)
      .where(isNotNull(attachments.reportId));
    const kept = new Set(rows.map(({ id }) => id));
    const files = await readdir(path.join(dataFolder, 'attachments')).catch(() => []);
    return files.filter((name) => !kept.has(name));
  };
