import type { Queries } from '../../db/client.ts';
import { feedback } from '../../db/schema/feedback.ts';

export interface FeedbackRepository {
  readonly add: (row: typeof feedback.$inferInsert) => Promise<void>;
}

export function feedbackRepository(queries: Queries): FeedbackRepository {
  return {
    add: async (row) => {
      await queries.insert(feedback).values(row);
    },
  };
}
