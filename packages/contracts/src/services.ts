import { z } from 'zod/mini';
import { contentId, searchText } from './content.ts';
import { REVIEW_LENGTH } from './limits.ts';
import { listQuery } from './lists.ts';

const stars = z.int().check(z.minimum(1), z.maximum(5));

export const serviceReview = z.object({
  id: z.string(),
  /** `YYYY-MM-DD`. */
  date: z.string(),
  content: z.string(),
  /** Null for a flagged service, which gets words and no stars. */
  rating: z.nullable(stars),
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

/** A visitor has one vote for each service, and may change it. */
export const serviceVoteBody = z.object({ opinion: z.enum(['confirm', 'report']) });
export const serviceVoteResult = z.object({ verifiedCount: z.int(), flaggedCount: z.int() });

/** A visitor has one review of each service; a changed one waits again. Only a flagged service is reviewed without stars. */
export const serviceReviewBody = z.object({
  rating: z.optional(stars),
  content: z.string().check(z.trim(), z.minLength(REVIEW_LENGTH.min), z.maxLength(REVIEW_LENGTH.max)),
});
export const serviceReviewResult = z.object({ id: z.uuid(), status: z.literal('pending') });

export type ServiceVoteBody = z.infer<typeof serviceVoteBody>;
export type ServiceReviewBody = z.infer<typeof serviceReviewBody>;

export const waitingReview = z.object({
  id: z.uuid(),
  serviceId: z.string(),
  rating: z.nullable(stars),
  content: z.string(),
  createdAt: z.iso.datetime(),
});
export const waitingReviewsQuery = z.object(listQuery);
export const waitingReviewsResult = z.array(waitingReview);
export const reviewDecisionBody = z.object({ decision: z.enum(['publish', 'reject']) });
export const reviewDecisionResult = z.object({ status: z.enum(['published', 'rejected']) });
