import { randomUUID } from 'node:crypto';
import type { Database } from '../db/client.ts';
import { moderationRepository } from '../modules/moderation/repository.ts';

/** Lets everybody read a scam, as a moderator does. */
export async function publishScam({ queries }: Pick<Database, 'queries'>, id: string): Promise<void> {
  const entry = { moderator: randomUUID(), action: 'publish' } as const;
  await moderationRepository(queries).change(id, () => ({ status: 'published' }), entry);
}
