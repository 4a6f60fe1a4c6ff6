import { randomUUID } from 'node:crypto';
import { accounts } from '../db/schema/accounts.ts';
import { sessionsRepository } from '../modules/sessions/repository.ts';
import { sessionsService } from '../modules/sessions/service.ts';
import { type Browser, browser } from './browser.ts';
import type { TestServer } from './test-server.ts';

/** The browser of somebody who is signed in. */
export async function signedIn(
  server: TestServer,
  roles: (typeof accounts.$inferInsert)['roles'] = [],
): Promise<Browser & { readonly accountId: string }> {
  const { queries } = server.database();
  const accountId = randomUUID();
  await queries.insert(accounts).values({ id: accountId, roles });
  const sessions = sessionsService(sessionsRepository(queries));
  const { token } = await sessions.begin(accountId, { remember: false, earlier: undefined });
  const visitor = browser(server);
  visitor.cookies.set('session', token);
  return { ...visitor, accountId };
}
