import type { Queries } from '../../db/client.ts';
import { messages } from '../../db/schema/messages.ts';

export interface MessagesRepository {
  /** @returns whether it was new: one with the same id is left as it is. */
  readonly add: (row: typeof messages.$inferInsert) => Promise<boolean>;
}

export function messagesRepository(queries: Queries): MessagesRepository {
  return {
    add: async (row) => {
      const added = await queries
        .insert(messages)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: messages.id });
      return added.length > 0;
    },
  };
}
