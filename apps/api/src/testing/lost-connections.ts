import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '@scamguard/contracts';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect } from 'vitest';
import { type Limits, openDatabase } from '../db/client.ts';
import { openPostgres } from '../db/postgres.ts';
import { accounts } from '../db/schema/accounts.ts';
import { ERRORS } from '../errors/index.ts';
import { hashPassword } from '../modules/accounts/passwords.ts';
import { form, newAddress, REPORT } from './report-form.ts';
import { asking, testApp } from './test-server.ts';

const { sendReport, login, verifyLink } = ENDPOINTS;
const ACCOUNT = { phoneOrEmail: 'awa@exemple.bj', password: 'mot de passe' };

/** A server that is asked in both languages by turns. */
export async function serverOn(url: string, limits?: Partial<Limits>) {
  const database = await openDatabase(await openPostgres(url), limits);
  const passwordHash = await hashPassword(ACCOUNT.password);
  await database.queries
    .insert(accounts)
    .values({ id: randomUUID(), email: ACCOUNT.phoneOrEmail, passwordHash })
    .onConflictDoNothing();
  const app = await testApp(database);
  const { ask, post } = asking(() => app);
  const report = (key: string = randomUUID(), language = 'fr') => {
    const { payload, headers } = form(REPORT);
    return ask({
      method: 'POST',
      url: sendReport.path,
      headers: { ...headers, 'accept-language': language, 'idempotency-key': key },
      payload,
      remoteAddress: newAddress(),
    });
  };
  return {
    app,
    database,
    report,
    writes: [
      { name: 'a report', send: (language: string) => report(undefined, language) },
      {
        name: 'a sign-in',
        send: (language: string) => post(login.path, ACCOUNT, { 'accept-language': language }),
      },
    ],
    check: () => post(verifyLink.path, { link: `https://${randomUUID()}.example/` }),
  };
}

export type LostServer = Awaited<ReturnType<typeof serverOn>>;
type Answer = Awaited<ReturnType<LostServer['check']>>;

/** The answer to whom the service cannot serve for the moment. */
export function expectUnavailable(answer: Answer, language: 'fr' | 'en' = 'fr'): void {
  const message = ERRORS.unavailable[language];
  expect([answer.statusCode, answer.json()]).toEqual([503, { code: 'unavailable', message }]);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
}

/** Ends the connection that waits for a lock, as an operator or a failing server does. */
export async function terminateWhoWaits(client: Client): Promise<void> {
  const terminate = async () => {
    // Inside a transaction, the client would see the connections of its first look only.
    await client.query('select pg_stat_clear_snapshot()');
    const { rowCount } = await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`);
    return rowCount;
  };
  await expect.poll(terminate, { timeout: 60_000 }).toBeGreaterThan(0);
}

/** Notes errors that nobody has caught, which would end a server; none may be there at the end. */
export function expectNothingUncaught(): void {
  const uncaught: unknown[] = [];
  const note = (error: unknown) => void uncaught.push(error);
  beforeAll(() => {
    process.on('uncaughtException', note);
    process.on('unhandledRejection', note);
  });
  afterAll(() => {
    process.off('uncaughtException', note);
    process.off('unhandledRejection', note);
    expect(uncaught).toEqual([]);
  });
}
