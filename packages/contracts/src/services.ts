import { z } from 'zod/mini';
import { contentId, searchText } from './content.ts';
import { listQuery } from './lists.ts';

export const serviceReview = z.object({
  id: z.string(),
  /** `YYYY-MM-DD`. */
  date: z.string(),
  content: z.string(),
  rating: z.int().check(z.minimum(1), z.maximum(5)),
});

export const service = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  /** Id of a region. */
  region: z.string(),
  location: z.string(),
  description: z.string(),
  /** Per cent. */
  rating: z.int().check(z.minimum(0), z.maximum(100)),
  isFlagged: z.boolean(),
  verifiedCount: z.int(),
  flaggedCount: z.int(),
  /** It is invented, and has to be shown as an example. */
  isSample: z.boolean(),
  reviews: z.array(serviceReview),
});
export type ServiceResult = z.infer<typeof service>;

export const servicesQuery = z.object({
  type: z.optional(z.enum(['trusted', 'flagged'])),
  region: z.optional(contentId),
  search: z.optional(searchText),
  ...listQuery,
});
export const serviceDetailsQuery = z.object({ id: contentId });
export const servicesResult = z.array(service);
