import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../../db/client.ts';
import { channelMessages } from '../../db/schema/channels.ts';

const owed = eq(channelMessages.state, 'owed');
/** A moment for whoever answers: asking the database without a breath would take the core from it. */
const breath = () => new Promise((resolve) => setTimeout(resolve, 10));

/** Waits until nothing is owed to anybody. */
export async function settled(queries: Queries): Promise<void> {
  while (await queries.$count(channelMessages, owed)) await breath();
}

/** The same, while the pauses between two tries pass at once. */
export async function settledWithoutPauses(queries: Queries): Promise<void> {
  while (await queries.$count(channelMessages, owed)) {
    await queries
      .update(channelMessages)
      .set({ dueAt: sql`now()` })
      .where(and(owed, gt(channelMessages.dueAt, sql`now()`)));
    await breath();
  }
}
