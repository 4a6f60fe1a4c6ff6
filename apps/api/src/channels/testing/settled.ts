import { eq } from 'drizzle-orm';
import type { Queries } from '../../db/client.ts';
import { channelMessages } from '../../db/schema/channels.ts';

/** Waits until nothing is owed to anybody. */
export async function settled(queries: Queries): Promise<void> {
  while (await queries.$count(channelMessages, eq(channelMessages.state, 'owed')))
    await new Promise((resolve) => setImmediate(resolve));
}
