import type { Queries } from '../../db/client.ts';
import { messages } from '../../db/schema/messages.ts';

export interface MessagesRepository {
  readonly add: (row: typeof messages.$inferInsert) => Promise<void>;
}

export function messagesRepository(queries: Queries): MessagesRepository {
  return {
    add: async (row) => {
      await queries.insert(messages).values(row);
    },
  };
}
