import { randomUUID } from 'node:crypto';
import type { Service } from '@scamguard/content/library';
import type { ServiceResult, ServiceReviewBody, ServiceVoteBody } from '@scamguard/contracts';
import { CodedError } from '../../errors/index.ts';
import type { AnswerLanguage } from '../../http/languages.ts';
import { maskText } from '../../masking/mask-text.ts';
import type { RateLimits } from '../../rate-limits/service.ts';
import { networkOf } from '../../visitors/network.ts';
import type { ContentRepository } from '../content/repository.ts';
import type { ServicesRepository, VoteCount } from './repository.ts';
import type { VoterKeys } from './voter-keys.ts';

/** The person who votes or writes. */
export interface Voter {
  /** Absent for a visitor who is not signed in. */
  readonly accountId: string | undefined;
  /** Of their browser's cookie. An address belongs to nobody: carriers give one to thousands of people. */
  readonly token: string;
  readonly address: string;
}

export interface ServicesService {
  /** Every service, with what visitors say of it. */
  readonly all: (language: AnswerLanguage) => Promise<ServiceResult[]>;
  /** @throws {CodedError} `not_found`. */
  readonly get: (id: string, language: AnswerLanguage) => Promise<ServiceResult>;
  /** @throws {CodedError} `not_found`, `too_many_requests`. */
  readonly vote: (id: string, vote: ServiceVoteBody, voter: Voter) => Promise<ServiceResult>;
  /** @throws {CodedError} `not_found`, `field_missing` for stars where they belong, `too_many_requests`. */
  readonly review: (id: string, review: ServiceReviewBody, voter: Voter) => Promise<string>;
}

export interface ServicesDependencies {
  readonly content: Pick<ContentRepository, 'services'>;
  readonly repository: ServicesRepository;
  readonly voters: Omit<VoterKeys, 'tokens'>;
  readonly limits: Pick<RateLimits, 'take'>;
}

const DAY_MS = 86_400_000;
/**
 * The most reviews of an account, or of one part of the network without an account. A new cookie costs nothing, and moderators
 * read every review.
 */
const MOST_REVIEWS = { max: 20, windowMs: DAY_MS };
/** The most votes of the same. They count once, but each may take a row of the table. */
const MOST_VOTES = { max: 300, windowMs: DAY_MS };

export function servicesService({
  content,
  repository,
  voters,
  limits,
}: ServicesDependencies): ServicesService {
  const visitor = ({ accountId, token }: Voter) =>
    accountId === undefined ? voters.ofBrowser(token) : voters.ofAccount(accountId);

  const all = async (language: AnswerLanguage) => {
    const [services, votes, reviews] = await Promise.all([
      content.services(language),
      repository.votes(),
      repository.published(),
    ]);
    return services.map(({ sample, ...service }: Service) => ({
      ...service,
      isSample: sample,
      verifiedCount: service.verifiedCount + peopleOf(votes, service.id, 'confirm'),
      flaggedCount: service.flaggedCount + peopleOf(votes, service.id, 'report'),
      reviews: [
        ...reviews
          .filter(({ serviceId }) => serviceId === service.id)
          .map(({ id, rating, content, createdAt }) => ({
            id,
            rating,
            content: maskText(content),
            date: createdAt.toISOString().slice(0, 10),
          })),
        ...service.reviews,
      ].map((review) => (service.isFlagged ? { ...review, rating: null } : review)),
    }));
  };
  const get = async (id: string, language: AnswerLanguage) => {
    const found = (await all(language)).find((service) => service.id === id);
    if (!found) throw new CodedError('not_found');
    return found;
  };
  return {
    all,
    get,
    vote: async (id, { opinion }, voter) => {
      await get(id, 'fr');
      await limits.take(['vote', source(voter)], MOST_VOTES);
      await repository.saveVote({
        serviceId: id,
        opinion,
        visitor: visitor(voter),
        network: voters.ofNetwork(voter.address),
      });
      return get(id, 'fr');
    },
    review: async (serviceId, { rating: stars, content }, voter) => {
      const { isFlagged } = await get(serviceId, 'fr');
      if (!isFlagged && stars === undefined)
        throw new CodedError('field_missing', [{ field: 'rating', problem: 'missing' }]);
      await limits.take(['review', source(voter)], MOST_REVIEWS);
      const rating = isFlagged ? null : stars;
      const id = randomUUID();
      // PostgreSQL has no text with a zero character.
      const text = content.replaceAll('\0', '');
      await repository.saveReview({ id, serviceId, rating, content: text, visitor: visitor(voter) });
      return id;
    },
  };
}

/** The source by which reviews and votes are limited. */
const source = ({ accountId, address }: Voter): string => accountId ?? networkOf(address);

function peopleOf(votes: readonly VoteCount[], id: string, opinion: VoteCount['opinion']): number {
  return votes.find((vote) => vote.serviceId === id && vote.opinion === opinion)?.people ?? 0;
}
