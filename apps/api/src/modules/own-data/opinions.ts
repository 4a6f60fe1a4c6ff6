import { eq } from 'drizzle-orm';
import type { Queries } from '../../db/client.ts';
import { services } from '../../db/schema/content.ts';
import { serviceReviews, serviceVotes } from '../../db/schema/services.ts';

export type OpinionRows = Awaited<ReturnType<typeof opinionsOf>>;

/**
 * Reviews and votes with the texts of the services that they are of.
 *
 * @param visitor the keyed hash under which they are kept.
 */
export async function opinionsOf(queries: Queries, visitor: string) {
  const reviews = await queries
    .select({ review: serviceReviews, names: services.texts })
    .from(serviceReviews)
    .innerJoin(services, eq(services.id, serviceReviews.serviceId))
    .where(eq(serviceReviews.visitor, visitor));
  const votes = await queries
    .select({ vote: serviceVotes, names: services.texts })
    .from(serviceVotes)
    .innerJoin(services, eq(services.id, serviceVotes.serviceId))
    .where(eq(serviceVotes.visitor, visitor));
  return { reviews, votes };
}

/** @returns how many of each have gone. */
export async function removeOpinions(
  queries: Pick<Queries, 'delete'>,
  visitor: string,
): Promise<{ reviews: number; votes: number }> {
  const reviews = await queries.delete(serviceReviews).where(eq(serviceReviews.visitor, visitor)).returning();
  const votes = await queries.delete(serviceVotes).where(eq(serviceVotes.visitor, visitor)).returning();
  return { reviews: reviews.length, votes: votes.length };
}
