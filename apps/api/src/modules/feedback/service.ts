import { randomUUID } from 'node:crypto';
import type { FeedbackBody } from '@scamguard/contracts';
import type { VisitorHash } from '../../visitors/visitor-hash.ts';
import type { FeedbackRepository } from './repository.ts';

/** The person who speaks, as far as the request tells. */
export interface Visitor {
  readonly address: string;
  readonly userAgent: string;
}

export interface FeedbackService {
  /** Keeps an opinion; resolves once it is stored. */
  readonly give: (opinion: FeedbackBody, visitor: Visitor) => Promise<{ id: string }>;
}

export function feedbackService(repository: FeedbackRepository, visitorHash: VisitorHash): FeedbackService {
  return {
    give: async (opinion, { address, userAgent }) => {
      const id = randomUUID();
      await repository.add({ ...opinion, id, reporter: visitorHash(address, userAgent) });
      return { id };
    },
  };
}
