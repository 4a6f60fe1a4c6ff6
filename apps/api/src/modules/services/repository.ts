import { and, asc, countDistinct, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../db/client.ts';
import { serviceReviews, serviceVotes } from '../../db/schema/services.ts';
import type { Page } from '../scams/page.ts';

type Review = typeof serviceReviews.$inferSelect;

/** How many different people said what of a service. */
export interface VoteCount {
  readonly serviceId: string;
  readonly opinion: 'confirm' | 'report';
  readonly people: number;
}

export interface ServicesRepository {
  readonly saveVote: (vote: typeof serviceVotes.$inferInsert) => Promise<void>;
  /** The votes of every service that has some. */
  readonly votes: () => Promise<VoteCount[]>;
  readonly saveReview: (review: typeof serviceReviews.$inferInsert) => Promise<void>;
  /** Newest first. */
  readonly published: () => Promise<Review[]>;
  /** Those that wait, oldest first. */
  readonly waiting: (page: Page) => Promise<Review[]>;
  /** @returns whether such a review was waiting. */
  readonly decide: (id: string, status: 'published' | 'rejected') => Promise<boolean>;
}

export function servicesRepository(queries: Queries): ServicesRepository {
  return {
    saveVote: async (vote) => {
      const { opinion, network } = vote;
      await queries
        .insert(serviceVotes)
        .values(vote)
        .onConflictDoUpdate({
          target: [serviceVotes.serviceId, serviceVotes.visitor],
          set: { opinion, network },
        });
    },
    votes: () =>
      queries
        .select({
          serviceId: serviceVotes.serviceId,
          opinion: serviceVotes.opinion,
          people: countDistinct(serviceVotes.network),
        })
        .from(serviceVotes)
        .groupBy(serviceVotes.serviceId, serviceVotes.opinion),
    saveReview: async (review) => {
      const { id, rating, content } = review;
      await queries
        .insert(serviceReviews)
        .values(review)
        .onConflictDoUpdate({
          target: [serviceReviews.serviceId, serviceReviews.visitor],
          set: { id, rating, content, status: 'pending', createdAt: new Date() },
        });
    },
    published: () =>
      queries
        .select()
        .from(serviceReviews)
        .where(eq(serviceReviews.status, 'published'))
        .orderBy(desc(serviceReviews.createdAt)),
    waiting: ({ limit, after }) =>
      queries
        .select()
        .from(serviceReviews)
        .where(
          and(
            eq(serviceReviews.status, 'pending'),
            after &&
              sql`(${serviceReviews.createdAt}, ${serviceReviews.id}) > (${after.lastReportedAt.toISOString()}, ${after.id})`,
          ),
        )
        .orderBy(asc(serviceReviews.createdAt), asc(serviceReviews.id))
        .limit(limit),
    decide: async (id, status) => {
      const decided = await queries
        .update(serviceReviews)
        .set({ status })
        .where(and(eq(serviceReviews.id, id), eq(serviceReviews.status, 'pending')))
        .returning({ id: serviceReviews.id });
      return decided.length > 0;
    },
  };
}
