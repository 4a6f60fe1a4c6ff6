import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/client.ts';
import { accounts, sessions } from '../db/schema/accounts.ts';
import { sessionsRepository } from '../modules/sessions/repository.ts';
import { sessionsService } from '../modules/sessions/service.ts';
import { type Browser, browser } from './browser.ts';
import type { TestServer } from './test-server.ts';

type Roles = (typeof accounts.$inferInsert)['roles'];

/** The session of somebody new; a moderator's second factor was shown in it a moment ago, unless told otherwise. */
export async function newSession(
  queries: Queries,
  roles: Roles = [],
  showsSecondFactor = Boolean(roles?.length),
) {
  const accountId = randomUUID();
  await queries.insert(accounts).values({ id: accountId, roles });
  const service = sessionsService(sessionsRepository(queries));
  const { token } = await service.begin(accountId, { remember: false, earlier: undefined });
  if (showsSecondFactor) await service.markSecondFactor(token);
  return { accountId, token };
}

/** The browser of somebody who is signed in. */
export async function signedIn(
  server: TestServer,
  roles: Roles = [],
  showsSecondFactor?: boolean,
): Promise<Browser & { readonly accountId: string }> {
  const { accountId, token } = await newSession(server.database().queries, roles, showsSecondFactor);
  const visitor = browser(server);
  visitor.cookies.set('session', token);
  return { ...visitor, accountId };
}

/** Another browser in which the same person has signed in, and asked to stay signed in. */
export async function anotherSession(server: TestServer, accountId: string): Promise<Browser> {
  const service = sessionsService(sessionsRepository(server.database().queries));
  const { token } = await service.begin(accountId, { remember: true, earlier: undefined });
  const visitor = browser(server);
  visitor.cookies.set('session', token);
  return visitor;
}

/** Lets some minutes pass since the account's sessions have shown the second factor. */
export async function minutesLater({ database }: TestServer, accountId: string, minutes: number) {
  await database()
    .queries.update(sessions)
    .set({ secondFactorAt: sql`${sessions.secondFactorAt} - ${minutes} * interval '1 minute'` })
    .where(eq(sessions.accountId, accountId));
}
