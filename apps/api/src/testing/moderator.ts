import { randomUUID } from 'node:crypto';
import type { Queries } from '../db/client.ts';
import { accounts } from '../db/schema/accounts.ts';
import { sessionsRepository } from '../modules/sessions/repository.ts';
import { sessionsService } from '../modules/sessions/service.ts';
import { type Browser, browser } from './browser.ts';
import type { TestServer } from './test-server.ts';

type Roles = (typeof accounts.$inferInsert)['roles'];

/** The session of somebody new. */
export async function newSession(queries: Queries, roles: Roles = []) {
  const accountId = randomUUID();
  await queries.insert(accounts).values({ id: accountId, roles });
  const { token } = await sessionsService(sessionsRepository(queries)).begin(accountId, {
    remember: false,
    earlier: undefined,
  });
  return { accountId, token };
}

/** The browser of somebody who is signed in. */
export async function signedIn(
  server: TestServer,
  roles: Roles = [],
): Promise<Browser & { readonly accountId: string }> {
  const { accountId, token } = await newSession(server.database().queries, roles);
  const visitor = browser(server);
  visitor.cookies.set('session', token);
  return { ...visitor, accountId };
}
